import { inPlace } from '@dana/contracts/overlays';
import type { Product, Variation } from '@dana/contracts/api/product';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Combination } from './combinations.ts';
import { createVariationChooser, type ValueState } from './variation-chooser.ts';

const parameter = 'variant';

export type VariationChoice = {
  /** Undefined for a product without variations. */
  variation: Variation | undefined;
  /** The shopper (or the link that was followed) chose; otherwise the page did. */
  isDeliberate: boolean;
  isChosen: (group: number, valueId: string) => boolean;
  stateOf: (group: number, valueId: string) => ValueState;
  /** Chooses a value. Answers the variation that is chosen then. */
  choose: (group: number, valueId: string) => Variation | undefined;
  /** Variations that cannot be chosen by their values because they are sold out. */
  soldOut: readonly Variation[];
  /** Chooses one of them all the same, to wait for it. */
  chooseSoldOut: (variation: Variation) => void;
};

/** The chosen variation of a page's product. It lives in the address, so that it survives a reload and can be shared. */
export function useVariationChoice(product: Product): VariationChoice {
  const chooser = useChooser(product);
  const [search, setSearch] = useSearchParams();
  const [click, setClick] = useState<{ combination: Combination; before: string | null }>();
  const fromAddress = search.get(parameter);

  // The address follows a click a moment later; until then the click counts.
  const isClickCurrent =
    click !== undefined && (fromAddress === click.before || fromAddress === click.combination.variationId);
  const asked = isClickCurrent ? click.combination : chooser.ofVariation(fromAddress);

  return choiceOf(product, chooser, asked, (combination) => {
    setClick({ combination, before: fromAddress });
    setSearch(
      (parameters) => {
        parameters.set(parameter, combination.variationId);
        return parameters;
      },
      { replace: true, preventScrollReset: true, state: inPlace },
    );
  });
}

/** The chosen variation of a product that is shown over a page: the page's address is not its own. */
export function usePassingChoice(product: Product): VariationChoice {
  const chooser = useChooser(product);
  const [asked, setAsked] = useState<Combination>();
  return choiceOf(product, chooser, asked, setAsked);
}

type Chooser = ReturnType<typeof createVariationChooser>;

function useChooser(product: Product): Chooser {
  return useMemo(() => createVariationChooser(product), [product]);
}

function choiceOf(
  product: Product,
  chooser: Chooser,
  asked: Combination | undefined,
  take: (combination: Combination) => void,
): VariationChoice {
  const current = asked ?? chooser.initial;
  const variationOf = (combination: Combination | undefined) =>
    product.variations.find(({ id }) => id === combination?.variationId);
  return {
    variation: variationOf(current),
    isDeliberate: asked !== undefined,
    isChosen: (group, valueId) => current?.valueIds[group] === valueId,
    stateOf: (group, valueId) => (current ? chooser.stateOf(current, group, valueId) : 'unavailable'),
    choose(group, valueId) {
      if (!current) return undefined;
      const combination = chooser.choose(current, group, valueId);
      take(combination);
      return variationOf(combination);
    },
    soldOut: current ? chooser.soldOutBeside(current).flatMap((beside) => variationOf(beside) ?? []) : [],
    chooseSoldOut({ id }) {
      const combination = chooser.ofVariation(id);
      if (combination) take(combination);
    },
  };
}
