/** What is asked, for two lines: the first sentence stands large and without its stop, the rest small below it. A rank or an initial ends no sentence. */
export function twoLines(said: string): { title: string; more: string } {
  const end = /(?<!(?<!\p{L})\p{Lu}\p{Ll}{0,2})[.!?](?=\s+\S)/u.exec(said);
  const [title, more] = end ? [said.slice(0, end.index + 1), said.slice(end.index + 1).trim()] : [said, ''];
  return { title: title.replace(/\.$/, ''), more };
}
