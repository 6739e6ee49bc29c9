import { FluentBundle, FluentResource, type FluentFunction, FluentNone, type FluentVariable } from '@fluent/bundle';
import type { Language, Text } from './text';

/** Says texts in one language. A message that the language lacks is said in English, an unknown one by its id. */
export class Phrasebook {
  private readonly bundles: FluentBundle[];

  constructor(
    readonly language: Language,
    own: readonly string[],
    english: readonly string[] = [],
    /** Who sits in a seat; nothing where there is no table. */
    private readonly sitter: (seat: number) => string | undefined = () => undefined,
    /** A text was asked for that nobody here can say. */
    private readonly lacks: () => void = () => undefined,
  ) {
    this.bundles = [this.bundle(language, own)];
    if (english.length > 0) this.bundles.push(this.bundle('en', english));
  }

  /** Is there such a message, or such an attribute of one, as in `scenario-omaha.aim`? */
  has(id: string): boolean {
    const [message = '', attribute] = id.split('.');
    return this.bundles.some((bundle) => (attribute ? bundle.getMessage(message)?.attributes[attribute] !== undefined : bundle.hasMessage(message)));
  }

  /** Says a text; `part` names an attribute of the message, such as `help`. */
  say(text: Text, part?: string): string {
    const args: Record<string, FluentVariable> = {};
    for (const [name, value] of text.args ?? []) {
      if (Array.isArray(value)) args[name] = this.list(value);
      else args[name] = typeof value === 'object' ? this.say(value) : value;
    }
    const [id = '', attribute = part] = text.id.split('.');
    for (const bundle of this.bundles) {
      const message = bundle.getMessage(id);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      // Errors are told by the test of the texts; a reader gets the best that can be said.
      if (pattern) return bundle.formatPattern(pattern, args, []);
    }
    this.lacks();
    return text.id;
  }

  /** Several texts, with commas between them. */
  list(texts: readonly Text[]): string {
    return texts.map((text) => this.say(text)).join(', ');
  }

  /** `SEAT($seat)` in a sentence: who sits there, or "Seat 2" where nobody is known. People count from one. */
  private readonly seat: FluentFunction = ([given]) => {
    const seat = Number(given?.valueOf());
    if (!Number.isInteger(seat) || seat < 0) return new FluentNone('SEAT()');
    return this.sitter(seat) ?? this.say({ id: 'web-seat', args: [['seat', seat + 1]] });
  };

  private bundle(language: Language, sources: readonly string[]): FluentBundle {
    const made = new FluentBundle(language, { useIsolating: false, functions: { SEAT: this.seat } });
    for (const source of sources) made.addResource(new FluentResource(source), { allowOverrides: true });
    return made;
  }
}
