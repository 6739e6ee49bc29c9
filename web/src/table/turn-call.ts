import { settings } from '$src/settings.svelte';
import { callInTitle } from '$src/shell/title';

/** Calls the player when a turn begins: in the title always, by sound and notification if asked for. */
export class TurnCall {
  private mine = false;

  turn(mine: boolean, playing: boolean, text: () => string): void {
    callInTitle(mine ? text() : '');
    const begins = mine && !this.mine && playing;
    this.mine = mine;
    if (!begins) return;
    if (settings.sound) chime();
    if (settings.notify && document.hidden && 'Notification' in window) new Notification('Sandtable', { body: text(), icon: '/icons/sandtable-192.png' });
  }

  end(): void {
    callInTitle('');
  }
}

/** Two short tones, as of a field telephone. */
function chime(): void {
  const sound = new AudioContext();
  [660, 880].forEach((pitch, index) => {
    const tone = sound.createOscillator();
    const volume = sound.createGain();
    const start = sound.currentTime + index * 0.16;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.12, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.15);
    tone.connect(volume).connect(sound.destination);
    tone.start(start);
    tone.stop(start + 0.16);
  });
  setTimeout(() => void sound.close(), 600);
}
