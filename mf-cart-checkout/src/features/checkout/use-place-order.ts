import { isApiError } from '@dana/api-client';
import type { CheckoutData, PlaceOrderAnswer, PlaceOrderInput } from '@dana/contracts/api/checkout';
import { useTexts } from '@dana/i18n';
import { newRequestId, useShell } from '@dana/runtime';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { placeOrderMutation } from '#api/order.mutations.ts';
import { createAttemptKeys } from './attempt-key.ts';

export type PlaceProblem = { message: string; totalBefore: number | undefined };

const totalChangedStatus = 409;

type PlaceOrderOptions = {
  data: CheckoutData;
  onPlaced: (answer: PlaceOrderAnswer) => void;
  /** The server refused because of the cart itself: it must be read again. */
  onOutdated: () => void;
  /** The server's words, by field of the call. Answers whether one of them has a place in the form. */
  onFieldsRefused: (fields: Record<string, string[]>) => boolean;
};

/** Sends the order, once at a time; a failure is told and changes nothing else. */
export function usePlaceOrder({ data, onPlaced, onOutdated, onFieldsRefused }: PlaceOrderOptions) {
  const { api, showToast } = useShell();
  const { t } = useTexts('cart-checkout');
  const [problem, setProblem] = useState<PlaceProblem>();
  const [keys] = useState(() => createAttemptKeys(newRequestId));
  // State would be seen by a second click of the same moment only after the next render.
  const isUnderWay = useRef(false);
  const { mutateAsync, isPending, isSuccess } = useMutation(placeOrderMutation(api));

  async function place(order: PlaceOrderInput): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setProblem(undefined);
    try {
      const answer = await mutateAsync({ key: keys.keyFor(order), order });
      keys.conclude();
      onPlaced(answer);
    } catch (error) {
      fail(error);
      isUnderWay.current = false;
    }
  }

  function fail(error: unknown): void {
    const refusal = isApiError(error) ? error : undefined;
    const message = refusal?.message || t('order.failed');
    showToast({ kind: 'error', text: message });
    setProblem({ message, totalBefore: refusal?.status === totalChangedStatus ? data.total : undefined });
    if (!refusal) return;
    keys.conclude();
    if (!onFieldsRefused(refusal.fields)) onOutdated();
  }

  // An order that was placed stays locked: the page is about to change.
  return { place, problem, isPlacing: isPending || isSuccess };
}
