import { Autocomplete } from '@base-ui/react/autocomplete';
import { whenOverlaysEnd } from '@dana/contracts/overlays';
import { classNames, type Direction, Icon, VisuallyHidden } from '@dana/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { PartDirection } from '../overlay/part-direction.tsx';
import popup from '../overlay/popup.module.css';
import { portalRoot } from '../overlay/portal-root.ts';
import css from './combobox.module.css';

/** `value` is the heading; an empty text means none. */
export type SuggestionGroup<Item> = { value: string; items: readonly Item[]; action?: ReactNode | undefined };

export type SearchBoxProps<Item> = {
  label: string;
  value: string;
  /** Each change of the text; the caller waits 250 ms and asks for suggestions. */
  onValueChange: (text: string) => void;
  groups: ReadonlyArray<SuggestionGroup<Item>>;
  itemKey: (item: Item) => string;
  /** The text of a suggestion, for screen readers and the form. */
  itemText: (item: Item) => string;
  renderItem: (item: Item) => ReactNode;
  /** A suggestion was chosen with Enter or a press. */
  onPick: (item: Item) => void;
  /** Enter without a chosen suggestion, or the search button. */
  onSubmit: () => void;
  texts: { submit: string; clear: string; placeholder: string; status: string };
  dir?: Direction | undefined;
  className?: string | undefined;
};

/** The search field with suggestions: Up and Down move, Enter opens or submits, Escape closes, then clears. */
export function SearchBox<Item>(props: SearchBoxProps<Item>) {
  const { label, value, onValueChange, groups, itemText, onSubmit, texts, dir, className } = props;
  const [isOpen, setOpen] = useState(false);
  useEffect(() => whenOverlaysEnd(() => setOpen(false)), []);
  return (
    <PartDirection dir={dir}>
      <form
        role="search"
        className={className}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <Autocomplete.Root
          items={groups}
          mode="none"
          open={isOpen}
          onOpenChange={(isWanted) => setOpen(isWanted)}
          value={value}
          onValueChange={(text, { reason }) => {
            // A press on a suggestion would write its text into the field; the page changes instead.
            if (reason !== 'item-press') onValueChange(text);
          }}
          itemToStringValue={(item: Item) => itemText(item)}
        >
          <Autocomplete.InputGroup className={classNames(css.box, css.search)}>
            <Autocomplete.Input
              type="search"
              enterKeyHint="search"
              className={css.input}
              aria-label={label}
              placeholder={texts.placeholder}
              dir="auto"
            />
            <Autocomplete.Clear className={css.button} aria-label={texts.clear}>
              <Icon name="close" size={16} />
            </Autocomplete.Clear>
            <button type="submit" className={css.button} aria-label={texts.submit}>
              <Icon name="search" />
            </button>
          </Autocomplete.InputGroup>
          <Suggestions {...props} />
        </Autocomplete.Root>
        <span role="status">
          <VisuallyHidden>{texts.status}</VisuallyHidden>
        </span>
      </form>
    </PartDirection>
  );
}

function Suggestions<Item>({ groups, itemKey, renderItem, onPick, dir }: SearchBoxProps<Item>) {
  if (groups.length === 0) return null;
  return (
    <Autocomplete.Portal container={portalRoot()}>
      <Autocomplete.Positioner className={popup.positioner} sideOffset={6} align="start" collisionPadding={8}>
        <Autocomplete.Popup className={classNames(popup.popup, css.suggestions)} dir={dir}>
          <Autocomplete.List>
            {(group: SuggestionGroup<Item>) => (
              <Autocomplete.Group key={group.value} items={group.items} className={popup.group}>
                {group.value && (
                  <Autocomplete.GroupLabel className={popup.groupLabel}>
                    {group.value}
                    {group.action}
                  </Autocomplete.GroupLabel>
                )}
                <Autocomplete.Collection>
                  {(item: Item) => (
                    <Autocomplete.Item
                      key={itemKey(item)}
                      value={item}
                      className={popup.item}
                      onClick={() => onPick(item)}
                    >
                      {renderItem(item)}
                    </Autocomplete.Item>
                  )}
                </Autocomplete.Collection>
              </Autocomplete.Group>
            )}
          </Autocomplete.List>
        </Autocomplete.Popup>
      </Autocomplete.Positioner>
    </Autocomplete.Portal>
  );
}
