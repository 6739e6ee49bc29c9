/** Pieces of a board outside a match: nobody decides there, so nothing glows and nothing is sent. */
import { Picking, providePicking } from '$src/controller/picking.svelte';
import { provideThings, type Things } from '$src/table/things';

export function provideAll(things: () => Things): void {
  providePicking(new Picking({ send: () => undefined, why: () => Promise.resolve(null) }));
  provideThings(things);
}
