import { light, type PartGroup } from './part-group.ts';
import { BreadcrumbsStates } from './ways/breadcrumbs-states.tsx';
import { ContainerStates } from './ways/container-states.tsx';
import { GridStates } from './ways/grid-states.tsx';
import { PaginationStates } from './ways/pagination-states.tsx';

/** Where one is, and where things stand. */
export const ways: PartGroup = {
  id: 'ways',
  parts: [
    light('Breadcrumbs', BreadcrumbsStates),
    light('Pagination', PaginationStates),
    light('Container', ContainerStates),
    light('Grid', GridStates),
  ],
};
