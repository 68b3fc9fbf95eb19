import { identifierText } from '@dana/contracts/typed-text';
import { useShell } from '@dana/runtime';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { shortestQuery, suggestionsQuery } from '#api/suggestions.queries.ts';
import { forgetSearches, readSearches } from '#product/recent-searches.ts';
import { suggestionGroups } from './suggestion-options.ts';

/** What is offered for a text that is being typed. */
export function useSuggestions(typed: string, productType: string) {
  const { api } = useShell();
  const [recent, setRecent] = useState(readSearches);
  const text = identifierText(typed);
  const settled = useSettledText(text);
  const answer = useQuery({ ...suggestionsQuery(api, settled), placeholderData: keepPreviousData });
  const isLongEnough = text.length >= shortestQuery;
  const groups = suggestionGroups({
    typed,
    productType,
    recent,
    // A late answer to a text that is gone by now is not shown.
    found: isLongEnough && !answer.isError ? answer.data : undefined,
  });
  return {
    groups,
    options: groups.flatMap(({ options }) => options),
    /** Whether what is shown belongs to what is typed. */
    isSettled: settled === text && !answer.isFetching,
    hasRecent: groups.some(({ kind }) => kind === 'recent'),
    readAgain: () => setRecent(readSearches()),
    forget: () => {
      forgetSearches();
      setRecent([]);
    },
  };
}

/** How long a shopper must rest before suggestions are asked for. Unit: milliseconds. */
const restMs = 275;

/** A text once nobody types any more. */
function useSettledText(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), restMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
