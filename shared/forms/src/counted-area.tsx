import type { Translate } from '@dana/i18n';
import { TextArea, type TextAreaProps } from '@dana/ui';
import type { FieldValues, Path } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { useFormAround } from './shop-form-view.tsx';

/** From which share of what a field takes its characters are counted. */
const countedFrom = 0.9;

/** How much of a field is used, from where that is worth knowing; texts of the remote: `validation.count`. */
export function countWords(t: Translate, used: number, max: number): string | undefined {
  return used >= max * countedFrom ? t('validation.count', { used, max }) : undefined;
}

type CountedAreaProps<Values extends FieldValues> = Omit<TextAreaProps, 'name' | 'maxLength' | 'error'> & {
  name: Path<Values>;
  /** What its rules allow. Unit: UTF-16 units, as they count. */
  max: number;
};

/**
 * A field of many lines in the form around it that says how much room is left, and when there is none. What is too much stays: it is
 * the shopper who knows what can go.
 */
export function CountedArea<Values extends FieldValues>({
  name,
  max,
  hint,
  ...area
}: CountedAreaProps<Values>) {
  const { field, t } = useFormAround<Values>();
  const typed: unknown = useWatch<Values>({ name });
  const used = String(typed ?? '').length;
  return (
    <>
      <TextArea {...area} {...field(name)} hint={countWords(t, used, max) ?? hint} />
      {/* Pasting is answered aloud too; the count is not. */}
      <span role="status" className="visually-hidden">
        {used > max && t('validation.tooLong')}
      </span>
    </>
  );
}
