import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language, Text } from './text';

/** Says texts in one language. A message that the language lacks is said in English, an unknown one by its id. */
export class Phrasebook {
  private readonly bundles: FluentBundle[];

  constructor(
    readonly language: Language,
    own: readonly string[],
    english: readonly string[] = [],
  ) {
    this.bundles = [bundle(language, own)];
    if (english.length > 0) this.bundles.push(bundle('en', english));
  }

  has(id: string): boolean {
    return this.bundles.some((bundle) => bundle.hasMessage(id));
  }

  /** Says a text; `part` names an attribute of the message, such as `help`. */
  say(text: Text, part?: string): string {
    const args: Record<string, FluentVariable> = {};
    for (const [name, value] of text.args ?? []) {
      args[name] = typeof value === 'object' ? this.say(value) : value;
    }
    for (const bundle of this.bundles) {
      const message = bundle.getMessage(text.id);
      const pattern = part ? message?.attributes[part] : message?.value;
      // Errors are told by the test of the texts; a reader gets the best that can be said.
      if (pattern) return bundle.formatPattern(pattern, args, []);
    }
    return text.id;
  }
}

function bundle(language: Language, sources: readonly string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source), { allowOverrides: true });
  return made;
}
