import { paths } from '@dana/contracts/paths';
import { latePart } from '@dana/runtime';
import { IconLink, type RenderLink } from '@dana/ui';
import { type MouseEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { hasOwnMeaning } from '../parts/link-click.ts';

const SearchOverlay = latePart(async () => (await import('./search-overlay.tsx')).SearchOverlay, {
  lost: 'press',
});

/** Opens the search over the page. Without scripts it leads to the search's own page. */
export function SearchButton({ className }: { className?: string | undefined }) {
  const { t } = useTranslation('shell');
  const [isOpen, setOpen] = useState(false);

  const open = (event: MouseEvent): void => {
    if (hasOwnMeaning(event)) return;
    event.preventDefault();
    setOpen(true);
  };
  const renderLink: RenderLink = ({ href, children, onClick: _, ...rest }) => (
    <Link to={href} {...rest} onClick={open}>
      {children}
    </Link>
  );
  return (
    <>
      <IconLink
        href={paths.search()}
        icon="search"
        label={t('header.search')}
        className={className}
        renderLink={renderLink}
      />
      {isOpen && <SearchOverlay onClose={() => setOpen(false)} onLost={() => setOpen(false)} />}
    </>
  );
}
