/** The rules of record as a person reads them: without what concerns programmers, and searched by words or by clause. */
import type { Block, Inline, Item } from './markdown';

/** Names of files and of the game in commands, and how programs write a click: nobody at a table asks for them. */
const FOR_PROGRAMMERS = /\bslug\b|\bclick paths?\b|\bdata files?\b|[\w-]+\/[\w./-]+\.(?:md|json|toml|rs)\b|\b[\w-]+\.(?:toml|json|rs)\b|(?:^|\s)facts\//i;

const textOf = (parts: readonly Inline[]): string => parts.map(({ text }) => text).join('');

/** The sentences of a text that are meant for people. */
function forPeople(parts: readonly Inline[]): Inline[] {
  const sentences: Inline[][] = [[]];
  for (const part of parts) {
    if (part.kind !== 'text') sentences.at(-1)?.push(part);
    else {
      part.text.split(/(?<=[.;:]) (?=[A-Z*])/).forEach((text, index) => {
        if (index > 0) sentences.push([]);
        sentences.at(-1)?.push({ kind: 'text', text: index > 0 ? ` ${text}` : text });
      });
    }
  }
  return sentences.filter((sentence) => !FOR_PROGRAMMERS.test(textOf(sentence))).flat();
}

/** An item of a list is kept as far as it is for people: what is said before the comma that leads to a file. */
function itemForPeople(parts: readonly Inline[]): Inline[] {
  const whole = forPeople(parts);
  if (textOf(whole).trim() !== '') return whole;
  const at = parts.findLastIndex(({ kind, text }) => kind === 'text' && text.includes(', '));
  const last = parts[at];
  return last ? [...parts.slice(0, at), { ...last, text: `${last.text.slice(0, last.text.lastIndexOf(', '))}.` }] : [];
}

/** Leaves out of the rules what only those need who work on the program. What is a clause stays as it is. */
export function readable(blocks: readonly Block[]): Block[] {
  let begun = false;
  return blocks.flatMap((block): Block[] => {
    if (block.kind === 'heading' && block.level === 2) begun = true;
    if (block.kind === 'paragraph') {
      if (!begun && FOR_PROGRAMMERS.test(textOf(block.text)) && /^Ids\b/.test(textOf(block.text))) return [];
      const text = forPeople(block.text);
      return textOf(text).trim() === '' ? [] : [{ ...block, text }];
    }
    if (block.kind === 'list' && !begun) {
      const items = block.items.map((item) => ({ ...item, text: itemForPeople(item.text) })).filter(({ text }) => textOf(text).trim() !== '');
      return items.length > 0 ? [{ ...block, items }] : [];
    }
    return [block];
  });
}

const said = (item: Item): string => `${item.clause ?? ''} ${textOf(item.text)} ${item.items.map(said).join(' ')}`;

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** All the words have to be there; a number of a clause finds it and those within its section. */
function matches(text: string, words: readonly string[]): boolean {
  const folded = fold(text);
  return words.every((word) => (/^[a-z]{1,3}-\d/.test(word) ? new RegExp(`(^|[^\\w-])${word.replace('.', '\\.')}(?![\\d])`).test(folded) : folded.includes(word)));
}

/** The blocks in which something was found, each with what was found in it, and under the heading that it stands under. */
export function search(blocks: readonly Block[], wanted: string): { blocks: Block[]; count: number } {
  const words = fold(wanted).split(/\s+/).filter((word) => word !== '');
  const found: Block[] = [];
  let count = 0;
  let heading: Block | null = null;
  const put = (block: Block, places: number) => {
    if (heading) found.push(heading);
    heading = null;
    found.push(block);
    count += places;
  };
  for (const block of blocks) {
    switch (block.kind) {
      case 'heading':
        heading = block;
        break;
      case 'paragraph':
        if (matches(textOf(block.text), words)) put(block, 1);
        break;
      case 'code':
        if (matches(block.text, words)) put(block, 1);
        break;
      case 'list': {
        const items = block.items.filter((item) => matches(said(item), words));
        if (items.length > 0) put({ ...block, items }, items.length);
        break;
      }
      case 'table': {
        const rows = block.rows.filter((row) => matches(row.map(textOf).join(' '), words));
        if (rows.length > 0) put({ ...block, rows }, rows.length);
      }
    }
  }
  return { blocks: found, count };
}
