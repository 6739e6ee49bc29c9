/** Reads the part of Markdown that the rules of record are written in. It gives blocks, never HTML. */

export type Inline = { kind: 'text' | 'bold' | 'code' | 'clause'; text: string };

export type Block =
  | { kind: 'heading'; level: number; text: Inline[]; id: string }
  | { kind: 'paragraph'; text: Inline[] }
  | { kind: 'list'; items: Item[] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] };

export interface Item {
  /** The clause's number, if the item is one. */
  clause: string | null;
  text: Inline[];
}

/** `BL-3.5`, `UN-12`, `X-07`. */
const CLAUSE = /\b[A-Z]{1,3}-\d+(?:\.\d+)?\b/;
const MARKS = new RegExp(`\\*\\*([^*]+)\\*\\*|\`([^\`]+)\`|(${CLAUSE.source})`, 'g');

export function inline(text: string): Inline[] {
  const parts: Inline[] = [];
  let at = 0;
  for (const match of text.matchAll(MARKS)) {
    if (match.index > at) parts.push({ kind: 'text', text: plain(text.slice(at, match.index)) });
    const [whole, bold, code, clause] = match;
    if (bold !== undefined) parts.push({ kind: 'bold', text: bold });
    else if (code !== undefined) parts.push({ kind: 'code', text: code });
    else parts.push({ kind: 'clause', text: clause ?? whole });
    at = match.index + whole.length;
  }
  if (at < text.length) parts.push({ kind: 'text', text: plain(text.slice(at)) });
  return parts;
}

/** Emphasis with single stars reads as well without them. */
const plain = (text: string): string => text.replace(/\*([^*]+)\*/g, '$1');

export function parse(source: string): Block[] {
  const blocks: Block[] = [];
  const lines = source.split('\n');
  let at = 0;
  const takeWhile = (test: (line: string) => boolean): string[] => {
    const from = at;
    while (at < lines.length && test(lines[at] ?? '')) at += 1;
    return lines.slice(from, at);
  };
  while (at < lines.length) {
    const line = lines[at] ?? '';
    const heading = /^(#{1,6}) (.*)$/.exec(line);
    if (line.trim() === '') {
      at += 1;
    } else if (heading) {
      const [, signs = '', text = ''] = heading;
      blocks.push({ kind: 'heading', level: signs.length, text: inline(text), id: anchorOf(text) });
      at += 1;
    } else if (line.startsWith('|')) {
      const rows = takeWhile((row) => row.startsWith('|')).map(cells);
      blocks.push({ kind: 'table', head: rows[0] ?? [], rows: rows.slice(2) });
    } else if (line.startsWith('- ')) {
      const items = takeWhile((row) => row.startsWith('- ') || row.startsWith('  '));
      blocks.push({ kind: 'list', items: joined(items).map(item) });
    } else {
      const text = takeWhile((row) => row.trim() !== '' && !/^(#|\||- )/.test(row));
      blocks.push({ kind: 'paragraph', text: inline(text.join(' ')) });
    }
  }
  return blocks;
}

/** A heading that begins with a clause number is found by it: `BL-3 The turn`. */
function anchorOf(heading: string): string {
  const clause = CLAUSE.exec(heading);
  if (clause && clause.index === 0) return clause[0];
  return heading.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}

function cells(row: string): Inline[][] {
  return row.replace(/^\||\|\s*$/g, '').split('|').map((cell) => inline(cell.trim()));
}

function joined(lines: string[]): string[] {
  const items: string[] = [];
  for (const line of lines) {
    if (line.startsWith('- ')) items.push(line.slice(2));
    else items.push(`${items.pop() ?? ''} ${line.trim()}`);
  }
  return items;
}

function item(text: string): Item {
  const numbered = /^\*\*([A-Z]{1,3}-\d+(?:\.\d+)?)\*\* (.*)$/.exec(text);
  return numbered ? { clause: numbered[1] ?? null, text: inline(numbered[2] ?? '') } : { clause: null, text: inline(text) };
}
