import { checkPages } from './check-pages.ts';

checkPages(['/search?searchText=pearl', '/compare?ids=1,2,3,4']);
