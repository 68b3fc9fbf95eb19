import { Menu as BaseMenu } from '@base-ui/react/menu';
import { whenOverlaysEnd } from '@dana/contracts/overlays';
import { type Direction, Icon, type IconName, type RenderLink, useRenderLink } from '@dana/ui';
import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { PartDirection } from '../overlay/part-direction.tsx';
import css from '../overlay/popup.module.css';
import { portalRoot } from '../overlay/portal-root.ts';

type MenuEntry = {
  id: string;
  text: string;
  icon?: IconName | undefined;
  /** The language of the text where it differs from the page's: "العربية". */
  lang?: string | undefined;
};

export type MenuItem = MenuEntry & ({ href: string } | { onSelect: () => void });

type MenuProps = {
  /** The button that opens it, as an element that takes a ref and props: `<Button>`, `<IconButton>`. */
  trigger: ReactElement;
  /** Groups are separated by a line. */
  groups: ReadonlyArray<readonly MenuItem[]>;
  /** The edge of the button it lines up with. Default `end`. */
  align?: 'start' | 'end' | undefined;
  renderLink?: RenderLink | undefined;
  dir?: Direction | undefined;
};

/** Actions and links behind a button: the account. */
export function Menu({ trigger, groups, align = 'end', renderLink, dir }: MenuProps) {
  return (
    <MenuFrame trigger={trigger} align={align} dir={dir}>
      {groups.map((items, index) => (
        <BaseMenu.Group key={index} className={css.group}>
          {items.map((item) => (
            <Entry key={item.id} item={item} renderLink={renderLink} />
          ))}
        </BaseMenu.Group>
      ))}
    </MenuFrame>
  );
}

type ChoiceMenuProps = {
  trigger: ReactElement;
  /** Names the group of choices: "Currency". */
  label: string;
  options: readonly MenuEntry[];
  value: string;
  onChange: (id: string) => void;
  align?: 'start' | 'end' | undefined;
  dir?: Direction | undefined;
};

/** One choice of several behind a button: the currency, the order of a list. */
export function ChoiceMenu({
  trigger,
  label,
  options,
  value,
  onChange,
  align = 'end',
  dir,
}: ChoiceMenuProps) {
  return (
    <MenuFrame trigger={trigger} align={align} dir={dir}>
      <BaseMenu.RadioGroup aria-label={label} value={value} onValueChange={(id: string) => onChange(id)}>
        {options.map((option) => (
          <BaseMenu.RadioItem
            key={option.id}
            value={option.id}
            className={css.item}
            lang={option.lang}
            closeOnClick
          >
            {option.icon && <Icon name={option.icon} />}
            <span className={css.text}>{option.text}</span>
            <BaseMenu.RadioItemIndicator className={css.mark}>
              <Icon name="check" size={16} />
            </BaseMenu.RadioItemIndicator>
          </BaseMenu.RadioItem>
        ))}
      </BaseMenu.RadioGroup>
    </MenuFrame>
  );
}

type MenuFrameProps = Pick<MenuProps, 'trigger' | 'align' | 'dir'> & { children: ReactNode };

function MenuFrame({ trigger, align = 'end', dir, children }: MenuFrameProps) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => whenOverlaysEnd(() => setOpen(false)), []);
  return (
    <PartDirection dir={dir}>
      <BaseMenu.Root modal={false} open={isOpen} onOpenChange={(isWanted) => setOpen(isWanted)}>
        <BaseMenu.Trigger render={trigger} />
        <BaseMenu.Portal container={portalRoot()}>
          <BaseMenu.Positioner className={css.positioner} align={align} sideOffset={6} collisionPadding={8}>
            <BaseMenu.Popup className={css.popup} dir={dir}>
              {children}
            </BaseMenu.Popup>
          </BaseMenu.Positioner>
        </BaseMenu.Portal>
      </BaseMenu.Root>
    </PartDirection>
  );
}

type EntryProps = { item: MenuItem; renderLink: RenderLink | undefined };

function Entry({ item, renderLink }: EntryProps) {
  const render = useRenderLink(renderLink);
  const content = (
    <>
      {item.icon && <Icon name={item.icon} />}
      <span className={css.text}>{item.text}</span>
    </>
  );
  if (!('href' in item)) {
    return (
      <BaseMenu.Item className={css.item} lang={item.lang} onClick={item.onSelect}>
        {content}
      </BaseMenu.Item>
    );
  }
  const { href, lang } = item;
  return (
    <BaseMenu.LinkItem
      closeOnClick
      render={(props) => (
        <>{render({ ...props, href, lang, className: css.item, children: content } as LinkItemProps)}</>
      )}
    />
  );
}

// Base UI hands its handlers and the ref to the link; a renderer passes on all it gets.
type LinkItemProps = Parameters<RenderLink>[0];
