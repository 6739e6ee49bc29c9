/** What is asked, for two lines: the first sentence stands large and without its stop, the rest small below it. */
export function twoLines(said: string): { title: string; more: string } {
  const end = /[.!?](?=\s+\S)/u.exec(said);
  const [title, more] = end ? [said.slice(0, end.index + 1), said.slice(end.index + 1).trim()] : [said, ''];
  return { title: title.replace(/\.$/, ''), more };
}
