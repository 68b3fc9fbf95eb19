import { heavy, light, type PartGroup } from './part-group.ts';
import { CarouselStates } from './pictures/carousel-states.tsx';
import { IconStates } from './pictures/icon-states.tsx';
import { PictureStates } from './pictures/picture-states.tsx';
import { ShellMotifStates } from './pictures/shell-motif-states.tsx';

/** What is drawn. */
export const pictures: PartGroup = {
  id: 'pictures',
  parts: [
    light('Icon', IconStates),
    light('Picture', PictureStates),
    heavy('Carousel', 'carousel', CarouselStates),
    heavy('ShellMotif', 'shell-motif', ShellMotifStates),
  ],
};
