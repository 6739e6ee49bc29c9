/** The rules of record, one file a game, fetched when they are read. */
const FILES = import.meta.glob<string>('../../../docs/rules/*.md', { query: '?raw', import: 'default' });

export async function rulesOf(slug: string): Promise<string | null> {
  const load = FILES[`../../../docs/rules/${slug}.md`];
  return load ? load() : null;
}
