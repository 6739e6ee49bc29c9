import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LobbyChat, LobbyLine } from '$src/wire';
import { LobbyTalk } from './lobby-talk.svelte';

const line = (n: number): LobbyLine => ({ n, at: 0, player: null, name: 'Ada', text: `Line ${n}` });
const numbers = (talk: LobbyTalk) => talk.lines.map(({ n }) => n);

/** What was asked, and what is answered to it, in turn. */
let asked: string[] = [];
let answers: (LobbyLine[] | LobbyChat | 'trouble')[] = [];

beforeEach(() => {
  asked = [];
  answers = [];
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (address: string, { signal }: RequestInit) => {
    asked.push(address);
    const answer = answers.shift();
    // Without an answer the server waits, until nobody waits for it any more.
    if (!answer) return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))));
    if (answer === 'trouble') return Promise.reject(new Error('unreachable'));
    const chat: LobbyChat = Array.isArray(answer) ? { lines: answer, edition: 5, whole: false } : answer;
    return Promise.resolve(new Response(JSON.stringify(chat)));
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('talk in the lobby', () => {
  it('asks for what follows the last line, and shows no line twice', async () => {
    const talk = new LobbyTalk();
    answers = [[line(1), line(2)], [line(2), line(3)]];
    await Promise.all([talk.look(), talk.look()]);
    expect(numbers(talk)).toEqual([1, 2, 3]);
    answers = [[]];
    await talk.look();
    expect(asked.at(-1)).toBe('/api/chat?after=3&edition=5');
  });

  it('shows what stands when a line was removed, and nothing else', async () => {
    const talk = new LobbyTalk();
    answers = [[line(1), line(2), line(3)], { lines: [line(1), { ...line(3), name: '—' }], edition: 6, whole: true }, []];
    await talk.look();
    await talk.look();
    expect(talk.lines).toEqual([line(1), { ...line(3), name: '—' }]);
    await talk.look();
    expect(asked.at(-1)).toBe('/api/chat?after=3&edition=6');
  });

  it('waits for the next line, takes a breath after it, and stops when nobody listens', async () => {
    const talk = new LobbyTalk();
    answers = [[line(1)]];
    const stop = talk.follow();
    await vi.advanceTimersByTimeAsync(1_900);
    expect(numbers(talk)).toEqual([1]);
    expect(asked).toEqual(['/api/chat?after=0&wait=25']);
    await vi.advanceTimersByTimeAsync(200);
    expect(asked).toHaveLength(2);
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(2);
  });

  it('leaves a server in peace that does not answer', async () => {
    answers = ['trouble', 'trouble'];
    const stop = new LobbyTalk().follow();
    await vi.advanceTimersByTimeAsync(9_000);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(9_000);
    expect(asked).toHaveLength(2);
    stop();
  });
});
