/** The figures and the games' pictures. The page loads them after its words: they are half as large as all the rest of it. */
import * as ancients from '$src/look/figures/ancients';
import * as machines from '$src/look/figures/machines';
import * as soldiers from '$src/look/figures/soldiers';
import { useFigures, useSymbols } from '$src/look/figures/sprite';

const PICTURES = import.meta.glob<() => string>('../boards/*/cover/picture.ts', { eager: true, import: 'picture' });

useFigures({ ...ancients, ...machines, ...soldiers });
for (const [path, picture] of Object.entries(PICTURES)) {
  const slug = path.split('/')[2];
  useSymbols(`cover-${slug}`, () => `<symbol id="cover-${slug}" viewBox="0 0 340 330" preserveAspectRatio="xMidYMid slice">${picture()}</symbol>`);
}
