import { ChoiceGroup, classNames } from '@dana/ui';
import { useTranslation } from 'react-i18next';
import css from './review-form.module.css';
import { StarMark } from './star-mark.tsx';

type StarChoiceProps = {
  /** 1–5; 0 as long as nothing is chosen. */
  value: number;
  onChange: (value: number) => void;
  error: string | undefined;
};

const stars = [1, 2, 3, 4, 5];

/** One to five stars; radios to a keyboard and a screen reader. */
export function StarChoice({ value, onChange, error }: StarChoiceProps) {
  const { t } = useTranslation('product');
  return (
    <ChoiceGroup legend={t('writeReview.rating')} error={error} isRequired>
      <div className={css.stars}>
        {stars.map((star) => (
          <label key={star} className={classNames(css.star, star <= value && css.lit)}>
            <input
              type="radio"
              name="rating"
              value={star}
              checked={star === value}
              className={css.radio}
              onChange={() => onChange(star)}
            />
            <StarMark className={css.mark} />
            <span className="visually-hidden">{t('rating.choice', { count: star })}</span>
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}
