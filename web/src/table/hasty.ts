/** Tables that are to begin as soon as everybody sits: "play now against a bot". */
export const hasty = new Set<string>();

export function beginAtOnce(id: string): void {
  hasty.add(id);
}
