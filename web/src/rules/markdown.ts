/** Reads the part of Markdown that the rules of record are written in. It gives blocks, never HTML. */

export type Inline = { kind: 'text' | 'bold' | 'code' | 'clause'; text: string };

export type Block =
  | { kind: 'heading'; level: number; text: Inline[]; id: string }
  | { kind: 'paragraph'; text: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Item[] }
  | { kind: 'code'; text: string }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] };

export interface Item {
  /** The clause's number, if the item is one. */
  clause: string | null;
  text: Inline[];
  /** What is listed within it. */
  items: Item[];
}

/** `BL-3.5`, `UN-12`, `X-07`. */
const CLAUSE = /\b[A-Z]{1,3}-\d+(?:\.\d+)?\b/;
const MARKS = new RegExp(`\\*\\*([^*]+)\\*\\*|\`([^\`]+)\`|(${CLAUSE.source})`, 'g');
const ITEM = /^(\s*)([-*]|\d+\.) (.*)$/;

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
    const item = ITEM.exec(line);
    if (line.trim() === '') {
      at += 1;
    } else if (heading) {
      const [, signs = '', text = ''] = heading;
      blocks.push({ kind: 'heading', level: signs.length, text: inline(text), id: anchorOf(text) });
      at += 1;
    } else if (line.startsWith('```')) {
      at += 1;
      blocks.push({ kind: 'code', text: takeWhile((row) => !row.startsWith('```')).join('\n') });
      at += 1;
    } else if (line.startsWith('|')) {
      const rows = takeWhile((row) => row.startsWith('|')).map(cells);
      blocks.push({ kind: 'table', head: rows[0] ?? [], rows: rows.slice(2) });
    } else if (item && item[1] === '') {
      // A list goes on over an empty line only if what follows is part of it.
      const ordered = /\d/.test(item[2] ?? '');
      const rows = takeWhile((row) => (ITEM.test(row) && (/^\s/.test(row) || /^\d/.test(row) === ordered)) || /^\s+\S/.test(row));
      blocks.push({ kind: 'list', ordered, items: listed(rows) });
    } else {
      const text = takeWhile((row) => row.trim() !== '' && !/^(#|\||```)/.test(row) && !ITEM.test(row));
      // A line of its own is a paragraph even if it only looks like something else.
      blocks.push({ kind: 'paragraph', text: inline((text.length > 0 ? text : lines.slice(at, ++at)).join(' ').trim()) });
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

/** Items with what runs over into their next lines, and with the items within them. */
function listed(rows: readonly string[]): Item[] {
  const texts: { depth: number; text: string }[] = [];
  for (const row of rows) {
    const found = ITEM.exec(row);
    if (found) texts.push({ depth: (found[1] ?? '').length, text: found[3] ?? '' });
    else {
      const last = texts.at(-1);
      if (last) last.text += ` ${row.trim()}`;
    }
  }
  const items: Item[] = [];
  for (const { depth, text } of texts) {
    const parent = depth > 0 ? items.at(-1) : undefined;
    (parent ? parent.items : items).push(item(text));
  }
  return items;
}

function item(text: string): Item {
  const numbered = /^\*\*([A-Z]{1,3}-\d+(?:\.\d+)?)\*\* (.*)$/.exec(text);
  return numbered ? { clause: numbered[1] ?? null, text: inline(numbered[2] ?? ''), items: [] } : { clause: null, text: inline(text), items: [] };
}
