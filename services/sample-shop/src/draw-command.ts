import { drawPictures } from './draw-pictures.ts';

/* `node services/sample-shop/src/draw-command.ts`: makes the sample's folder complete, and says where it is. */

process.stdout.write(`${drawPictures()}\n`);
