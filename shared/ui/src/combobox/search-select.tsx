import { Combobox } from '@base-ui/react/combobox';
import { type Direction, Field, type FieldControl, type FieldTexts, Icon } from '@dana/ui';
import { PartDirection } from '../overlay/part-direction.tsx';
import popup from '../overlay/popup.module.css';
import { portalRoot } from '../overlay/portal-root.ts';
import css from './combobox.module.css';

export type SelectOption = { value: string; label: string };
/** `value` is the heading; `items` the name Base UI knows groups by. */
export type SelectGroup = { value: string; items: readonly SelectOption[] };

export type SearchSelectProps = FieldTexts & {
  groups: readonly SelectGroup[];
  /** The chosen option's value, or an empty text. */
  value: string;
  onChange: (value: string) => void;
  /** Whether an option fits what is typed; give the shop's folding search, so that both spellings are found. */
  matches: (option: SelectOption, query: string) => boolean;
  texts: { empty: string; open: string; clear: string };
  placeholder?: string | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
  'aria-required'?: boolean | undefined;
  dir?: Direction | undefined;
  className?: string | undefined;
};

/** A long list of choices that is narrowed by typing: the area of an address. */
export function SearchSelect(props: SearchSelectProps) {
  const {
    label,
    hint,
    error,
    note,
    hideLabel,
    className,
    groups,
    value,
    onChange,
    matches,
    name,
    disabled,
    dir,
  } = props;
  const chosen = groups.flatMap((group) => group.items).find((option) => option.value === value) ?? null;
  return (
    <Field {...{ label, hint, error, note, hideLabel, className }}>
      {(control) => (
        <PartDirection dir={dir}>
          <Combobox.Root
            items={groups}
            value={chosen}
            onValueChange={(option: SelectOption | null) => onChange(option?.value ?? '')}
            filter={(option: SelectOption, query: string) => matches(option, query)}
            isItemEqualToValue={(one: SelectOption, other: SelectOption) => one.value === other.value}
            autoHighlight
            name={name}
            disabled={disabled}
          >
            <Box control={control} {...props} />
            <Options {...props} />
          </Combobox.Root>
        </PartDirection>
      )}
    </Field>
  );
}

function Box({ control, placeholder = ' ', texts, ...props }: SearchSelectProps & { control: FieldControl }) {
  return (
    <Combobox.InputGroup className={css.box}>
      <Combobox.Input
        aria-required={props['aria-required']}
        {...control}
        className={css.input}
        dir="auto"
        placeholder={placeholder}
      />
      <Combobox.Clear className={css.button} aria-label={texts.clear}>
        <Icon name="close" size={16} />
      </Combobox.Clear>
      <Combobox.Trigger className={css.button} aria-label={texts.open}>
        <Icon name="chevron-down" />
      </Combobox.Trigger>
    </Combobox.InputGroup>
  );
}

function Options({ texts, dir }: SearchSelectProps) {
  return (
    <Combobox.Portal container={portalRoot()}>
      <Combobox.Positioner className={popup.positioner} sideOffset={6} align="start" collisionPadding={8}>
        <Combobox.Popup className={popup.popup} dir={dir}>
          <Combobox.Empty className={popup.empty}>{texts.empty}</Combobox.Empty>
          <Combobox.List>
            {(group: SelectGroup) => (
              <Combobox.Group key={group.value} items={group.items} className={popup.group}>
                <Combobox.GroupLabel className={popup.groupLabel}>{group.value}</Combobox.GroupLabel>
                <Combobox.Collection>
                  {(option: SelectOption) => (
                    <Combobox.Item key={option.value} value={option} className={popup.item}>
                      <span className={popup.text}>{option.label}</span>
                      <Combobox.ItemIndicator className={popup.mark}>
                        <Icon name="check" size={16} />
                      </Combobox.ItemIndicator>
                    </Combobox.Item>
                  )}
                </Combobox.Collection>
              </Combobox.Group>
            )}
          </Combobox.List>
        </Combobox.Popup>
      </Combobox.Positioner>
    </Combobox.Portal>
  );
}
