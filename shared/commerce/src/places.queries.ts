import type { ApiClient } from '@dana/api-client';
import { queryOptions } from '@tanstack/react-query';

// Places change less often than the shop is visited.
const staleTimeMs = 60 * 60 * 1000;
const countriesPageSize = 100;
const citiesPageSize = 1000;

// In one file with the other answers of the remote that bundles this.
const answers = () => import(/* webpackChunkName: "answers" */ '@dana/contracts/api/country-city');

/**
 * The countries that orders go to. Account and checkout read them alike, so that each finds what the other has read: key and
 * schema change together, under another name.
 */
export const countriesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['commerce', 'countries', api.locale],
    queryFn: async ({ signal }) => {
      const schema = () => answers().then((module) => module.countriesAnswerSchema);
      return (await api.get('/countries', schema, { query: { per_page: countriesPageSize }, signal })).data;
    },
    staleTime: staleTimeMs,
  });

/** All areas with their governorates, and those for others; shared as the countries are. */
export const citiesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['commerce', 'areas', api.locale],
    queryFn: async ({ signal }) => {
      const schema = () => answers().then((module) => module.citiesAnswerSchema);
      return (await api.get('/cities', schema, { query: { per_page: citiesPageSize }, signal })).data;
    },
    staleTime: staleTimeMs,
  });
