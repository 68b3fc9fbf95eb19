import { Picture } from '@dana/ui';
import { State, States } from '../../frame/states.tsx';
import { usePageMessages } from '../../messages.ts';
import { samplePicture } from './sample-picture.ts';

const ratios = ['square', 'portrait', 'landscape', 'wide', 'banner', 'natural'] as const;

/** A picture that keeps its place, and stays calm when it cannot be had. */
export function PictureStates() {
  const { t } = usePageMessages();
  const alt = t('sample.product');
  return (
    <States>
      {ratios.map((ratio) => (
        <State key={ratio} name={`ratios.${ratio}`}>
          <Picture src={samplePicture} alt={alt} ratio={ratio} />
        </State>
      ))}
      <State name="contained">
        <Picture src={samplePicture} alt={alt} ratio="landscape" fit="contain" />
      </State>
      {/* The page itself is no picture, and asking for it as one fails without a word in the console. */}
      <State name="missing">
        <Picture src="#" alt={alt} ratio="landscape" />
      </State>
    </States>
  );
}
