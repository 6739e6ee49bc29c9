import { Phrasebook } from './phrasebook';
import { type Argument, bestLanguage, type Language, LANGUAGES, type Text } from './text';

type Source = () => Promise<string>;

// The same files that the server and the terminal speak from; each is fetched when its language is first used.
const shellFiles = {
  ...import.meta.glob<string>('../../locales/*.ftl', { query: '?raw', import: 'default' }),
  // What is said at a table, whatever is played there.
  ...import.meta.glob<string>('../table/locales/*.ftl', { query: '?raw', import: 'default' }),
  ...import.meta.glob<string>('../../../crates/{core,server}/locales/*.ftl', { query: '?raw', import: 'default' }),
  // What each game is called, and what it is about in a sentence.
  ...import.meta.glob<string>('../boards/*/cover/*.ftl', { query: '?raw', import: 'default' }),
};
// A game's own words, and the captions of its board here.
const gameFiles = {
  ...import.meta.glob<string>('../../../crates/games/*/locales/*.ftl', { query: '?raw', import: 'default' }),
  ...import.meta.glob<string>('../boards/*/locales/*.ftl', { query: '?raw', import: 'default' }),
};
// What teaches: how to play, player aids, lessons.
const learnFiles = {
  ...import.meta.glob<string>('../learn/locales/*.ftl', { query: '?raw', import: 'default' }),
  ...import.meta.glob<string>('../boards/*/learn/*.ftl', { query: '?raw', import: 'default' }),
};

const isLanguage = (value: string | null): value is Language => LANGUAGES.some((language) => language === value);

class Lang {
  current = $state<Language>('en');
  private book = $state.raw(new Phrasebook('en', []));
  /** The games whose texts are there, or on their way: whoever asks second waits with whoever asked first. */
  private games = new Map<string, Promise<void>>();
  private learning = new Map<string, Promise<void>>();
  /** One change after the other: a book that was asked for earlier must not come last. */
  private changing: Promise<void> = Promise.resolve();
  /** A message was missing in the reader's language. */
  private lacking = false;
  /** Who sits where at the table that is shown: what `SEAT($seat)` says. */
  private sitters = $state.raw<readonly string[]>([]);

  /** Begins in the language the reader chose, or else in the first of the browser's that is ours. */
  async start(): Promise<void> {
    const kept = localStorage.getItem('language');
    await this.change(isLanguage(kept) ? kept : bestLanguage(navigator.languages));
  }

  async choose(language: Language): Promise<void> {
    localStorage.setItem('language', language);
    await this.change(language);
  }

  /** Adds a game's texts; its board asks for them before it is shown. */
  withGame(slug: string): Promise<void> {
    return this.games.get(slug) ?? this.add(slug, this.games);
  }

  /** Adds what teaches a game, and the game's own words that it speaks of. */
  withLearning(slug: string): Promise<void> {
    return this.learning.get(slug) ?? this.add(slug, this.games, this.learning);
  }

  /** What cannot be fetched now may be asked for again. */
  private add(slug: string, ...shelves: Map<string, Promise<void>>[]): Promise<void> {
    const ready = this.change();
    for (const shelf of shelves) shelf.set(slug, ready);
    ready.catch(() => shelves.forEach((shelf) => shelf.delete(slug)));
    return ready;
  }

  /** Sentences name who sits at this table, until the function that is given back is called. */
  atTable(sitters: readonly string[]): () => void {
    this.sitters = sitters;
    return () => {
      if (this.sitters === sitters) this.sitters = [];
    };
  }

  say(text: Text, part?: string): string {
    return this.book.say(text, part);
  }

  has(id: string): boolean {
    return this.book.has(id);
  }

  /** Something could not be said: it is said in English as soon as that is there. */
  private lacks(): void {
    if (this.lacking || this.current === 'en') return;
    this.lacking = true;
    void this.change().catch(() => (this.lacking = false));
  }

  /** To another language, or to another book of this one. */
  private change(language?: Language): Promise<void> {
    this.changing = this.changing.catch(() => undefined).then(() => this.read(language ?? this.current));
    return this.changing;
  }

  /** Our languages are complete, so English is behind another only once something was missing there: it would be half of what a reader fetches. */
  private async read(language: Language): Promise<void> {
    const own = this.sources(language);
    const english = language === 'en' || !this.lacking ? Promise.resolve([]) : this.sources('en');
    this.book = new Phrasebook(language, await own, await english, (seat) => this.sitters[seat], () => this.lacks());
    this.current = language;
    document.documentElement.lang = language;
  }

  private sources(language: Language): Promise<string[]> {
    const ends = `/${language}.ftl`;
    const shell = Object.entries(shellFiles).filter(([path]) => path.endsWith(ends));
    const games = Object.entries(gameFiles).filter(
      ([path]) => path.endsWith(ends) && [...this.games.keys()].some((slug) => path.includes(`/${slug}/`)),
    );
    const learn = Object.entries(learnFiles).filter(
      ([path]) => path.endsWith(ends) && (path.includes('/learn/locales/') ? this.learning.size > 0 : [...this.learning.keys()].some((slug) => path.includes(`/${slug}/`))),
    );
    return Promise.all([...shell, ...games, ...learn].map(([, source]: [string, Source]) => source()));
  }
}

export const lang = new Lang();

/** Says a message of the shell. */
export function t(id: string, args: Record<string, Argument> = {}): string {
  return lang.say({ id, args: Object.entries(args) });
}

/** Says what the server sent. */
export function say(text: Text): string {
  return lang.say(text);
}
