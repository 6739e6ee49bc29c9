/** What a reader sets for this browser; it stays here and is told to nobody. The language is kept by `lang`. */

import { LENGTH, PACES, type Pace } from '$src/table/pacing.svelte';

export type Theme = 'system' | 'light' | 'dark';

const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)').matches;

class Settings {
  theme = $state<Theme>('system');
  motion = $state(true);
  /** How fast moves of others follow each other. */
  pace = $state<Pace>('normal');
  /** Units are drawn as map symbols instead of figures. */
  symbols = $state(false);
  sound = $state(false);
  notify = $state(false);
  /** Is what people say to each other shown on the home page? */
  chat = $state(true);

  start(): void {
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') this.theme = theme;
    this.motion = localStorage.getItem('motion') !== 'off';
    this.pace = PACES.find((pace) => pace === localStorage.getItem('pace')) ?? 'normal';
    this.symbols = localStorage.getItem('units') === 'symbols';
    this.sound = localStorage.getItem('sound') === 'on';
    this.notify = localStorage.getItem('notify') === 'on';
    this.chat = localStorage.getItem('chat') !== 'off';
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => this.show());
    this.show();
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    if (theme === 'system') localStorage.removeItem('theme');
    else localStorage.setItem('theme', theme);
    this.show();
  }

  setMotion(on: boolean): void {
    this.motion = on;
    localStorage.setItem('motion', on ? 'on' : 'off');
    this.show();
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    localStorage.setItem('pace', pace);
    this.show();
  }

  setSymbols(on: boolean): void {
    this.symbols = on;
    localStorage.setItem('units', on ? 'symbols' : 'figures');
  }

  setSound(on: boolean): void {
    this.sound = on;
    localStorage.setItem('sound', on ? 'on' : 'off');
  }

  setChat(on: boolean): void {
    this.chat = on;
    localStorage.setItem('chat', on ? 'on' : 'off');
  }

  async setNotify(on: boolean): Promise<void> {
    const allowed = on && 'Notification' in window && (await Notification.requestPermission()) === 'granted';
    this.notify = allowed;
    localStorage.setItem('notify', allowed ? 'on' : 'off');
  }

  /** May things move? The system's wish counts before the setting. */
  get moves(): boolean {
    return this.motion && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  private show(): void {
    const root = document.documentElement;
    const dark = this.theme === 'dark' || (this.theme === 'system' && systemIsDark());
    root.dataset.theme = dark ? 'dark' : 'light';
    root.dataset.motion = this.motion ? 'on' : 'off';
    // What moves by style takes as long as what moves by program.
    root.style.setProperty('--pace', String(LENGTH[this.pace]));
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', getComputedStyle(root).getPropertyValue('--bar').trim());
  }
}

export const settings = new Settings();
