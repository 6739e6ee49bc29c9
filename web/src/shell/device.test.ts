import { describe, expect, it } from 'vitest';
import { deviceOf } from './device';

describe('a device', () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox, Linux', false],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0', 'Edge, Windows', false],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1', 'Safari, iPhone', true],
    ['Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36', 'Chrome, Android', true],
  ])('is named by browser and system: %s', (agent, name, hand) => {
    expect(deviceOf(agent)).toEqual({ name, hand });
  });

  it('stays unknown if it says nothing that is known', () => {
    expect(deviceOf('curl/8.5')).toEqual({ name: null, hand: false });
  });
});
