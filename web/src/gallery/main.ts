/** The gallery: what the page is made of, in every state, to be looked at after a change. `?theme=dark` shows it by lamplight, `#figures` one part of it. */
import { mount } from 'svelte';
import '../app.css';
import { lang } from '../lang/lang.svelte';
import Gallery from './Gallery.svelte';

document.documentElement.dataset.theme = new URLSearchParams(location.search).get('theme') === 'dark' ? 'dark' : 'light';
await lang.start();
mount(Gallery, { target: document.getElementById('app')! });
