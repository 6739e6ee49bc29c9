/** The position in which a match began, asked for once: a curve of what is counted begins there. */
import { api } from '$src/net/http';

const asked = new Map<string, Promise<unknown>>();

export function firstView(id: string): Promise<unknown> {
  const known = asked.get(id);
  if (known) return known;
  const view = api.at(id, 0).then(
    ({ sights }) => sights[0]?.view ?? null,
    () => {
      // It may be asked for again; meanwhile the curve begins at nothing.
      asked.delete(id);
      return null;
    },
  );
  asked.set(id, view);
  return view;
}
