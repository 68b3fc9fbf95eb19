import { Toggle } from '@base-ui/react/toggle';
import { ToggleGroup as BaseToggleGroup } from '@base-ui/react/toggle-group';
import { classNames, type Direction, Icon, type IconName } from '@dana/ui';
import { PartDirection } from '../overlay/part-direction.tsx';
import { Swatch } from './swatch.tsx';
import css from './toggle-group.module.css';

export type ToggleOption = {
  value: string;
  /** The text of the button; its name alone where an icon or a colour is drawn. */
  label: string;
  icon?: IconName | undefined;
  /** A CSS colour: the option is drawn as a swatch. */
  colour?: string | undefined;
  /** Unavailable; stays focusable so that screen readers read its name, which should say why. */
  unavailable?: boolean | undefined;
};

type ToggleGroupProps = {
  /** Names the group: "Colour", "View". */
  label: string;
  options: readonly ToggleOption[];
  /** `[]` while nothing is chosen. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** More than one may be pressed. Default false. */
  multiple?: boolean | undefined;
  /** The last choice cannot be taken back. Default true for single choice. */
  required?: boolean | undefined;
  dir?: Direction | undefined;
  className?: string | undefined;
};

/** Buttons of which one (or several) is pressed: variations of a product, grid or list. */
export function ToggleGroup(props: ToggleGroupProps) {
  const { label, options, value, onChange, multiple = false, required = !multiple, dir, className } = props;
  const change = (next: string[]) => {
    if (next.length > 0 || !required) onChange(next);
  };
  return (
    <PartDirection dir={dir}>
      <BaseToggleGroup
        aria-label={label}
        className={classNames(css.group, className)}
        value={[...value]}
        onValueChange={change}
        multiple={multiple}
      >
        {options.map((option) => (
          <Option key={option.value} option={option} />
        ))}
      </BaseToggleGroup>
    </PartDirection>
  );
}

function Option({ option: { value, label, icon, colour, unavailable } }: { option: ToggleOption }) {
  const isDrawn = Boolean(icon ?? colour);
  const look = colour ? css.swatch : icon ? css.icon : css.word;
  return (
    <Toggle
      value={value}
      aria-label={isDrawn ? label : undefined}
      title={isDrawn ? label : undefined}
      aria-disabled={unavailable}
      className={classNames(css.option, look, unavailable && css.unavailable)}
    >
      {colour && <Swatch colour={colour} />}
      {icon && <Icon name={icon} />}
      {!isDrawn && <bdi>{label}</bdi>}
    </Toggle>
  );
}
