import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';

export type Direction = 'ltr' | 'rtl';

/** What a part hands to the renderer of its links; spread it on the link. */
export type LinkProps = {
  href: string;
  children?: ReactNode;
  className?: string | undefined;
  id?: string | undefined;
  rel?: string | undefined;
  target?: string | undefined;
  'aria-current'?: 'page' | undefined;
  'aria-label'?: string | undefined;
  onClick?: (() => void) | undefined;
};

export type RenderLink = (props: LinkProps) => ReactNode;

type UiContextValue = { dir: Direction | null; renderLink: RenderLink };

const plainLink: RenderLink = ({ children, ...props }) => <a {...props}>{children}</a>;

const UiContext = createContext<UiContextValue>({ dir: null, renderLink: plainLink });

type UiProviderProps = { dir: Direction; renderLink?: RenderLink | undefined; children: ReactNode };

/**
 * Gives all parts below it the direction of the page and how a link is rendered (the shell gives the router's link).
 * Default without it: the direction of the document, plain `<a>`.
 */
export function UiProvider({ dir, renderLink = plainLink, children }: UiProviderProps) {
  return <UiContext value={{ dir, renderLink }}>{children}</UiContext>;
}

const neverChanges = () => () => {};
const documentDirection = (): Direction => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');

/** The reading direction a part stands in: its own prop, else the provider's, else the document's. */
export function useDirection(own?: Direction): Direction {
  const { dir } = useContext(UiContext);
  const fromDocument = useSyncExternalStore(neverChanges, documentDirection, () => 'ltr' as const);
  return own ?? dir ?? fromDocument;
}

/** The renderer of links: the given one, else the provider's. */
export function useRenderLink(own?: RenderLink): RenderLink {
  const { renderLink } = useContext(UiContext);
  return own ?? renderLink;
}
