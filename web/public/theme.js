// Before anything is drawn: the theme and the motion that the reader chose last, or that the system asks for.
(function () {
  var root = document.documentElement;
  var theme = localStorage.getItem('theme');
  var dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = dark ? 'dark' : 'light';
  root.dataset.motion = localStorage.getItem('motion') === 'off' ? 'off' : 'on';
})();
