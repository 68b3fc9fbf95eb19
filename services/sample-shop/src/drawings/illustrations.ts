import { backpack } from './illustrations/backpack.ts';
import { bag } from './illustrations/bag.ts';
import { bracelet } from './illustrations/bracelet.ts';
import { camera } from './illustrations/camera.ts';
import { creamJar } from './illustrations/cream-jar.ts';
import { dress } from './illustrations/dress.ts';
import { earbuds } from './illustrations/earbuds.ts';
import { earrings } from './illustrations/earrings.ts';
import { headphones } from './illustrations/headphones.ts';
import type { Illustration } from './illustrations/illustration.ts';
import { jacket } from './illustrations/jacket.ts';
import { laptop } from './illustrations/laptop.ts';
import { lipstick } from './illustrations/lipstick.ts';
import { necklace } from './illustrations/necklace.ts';
import { palette } from './illustrations/palette.ts';
import { pendant } from './illustrations/pendant.ts';
import { perfume } from './illustrations/perfume.ts';
import { phone } from './illustrations/phone.ts';
import { ring } from './illustrations/ring.ts';
import { shoes } from './illustrations/shoes.ts';
import { sneakers } from './illustrations/sneakers.ts';
import { speaker } from './illustrations/speaker.ts';
import { tShirt } from './illustrations/t-shirt.ts';
import { tablet } from './illustrations/tablet.ts';
import { watch } from './illustrations/watch.ts';
import type { DrawingName } from './picture-catalogue.ts';

/** The drawing of every kind of product. */
export const illustrations: Readonly<Record<DrawingName, Illustration>> = {
  headphones,
  earbuds,
  speaker,
  phone,
  tablet,
  laptop,
  watch,
  camera,
  't-shirt': tShirt,
  dress,
  jacket,
  bag,
  backpack,
  shoes,
  sneakers,
  lipstick,
  'cream-jar': creamJar,
  perfume,
  palette,
  bracelet,
  earrings,
  necklace,
  pendant,
  ring,
};
