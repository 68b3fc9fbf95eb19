import { type ApiError, isApiError } from '@dana/api-client';
import type { PlaceOrderAnswer, PlaceOrderInput } from '@dana/contracts/api/checkout';
import { newRequestId, useShell } from '@dana/runtime';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { placeOrderMutation } from '#api/orders.mutations.ts';
import { useTranslation } from 'react-i18next';
import { attemptFor, concludeAttempt, type OrderAttempt } from './attempt-key.ts';

export type PlaceProblem = {
  message: string;
  /** The amount has changed: what it was. */
  totalBefore: number | undefined;
  /** The server did not answer; sending it again is safe. */
  isUnanswered: boolean;
};

type PlaceOrderOptions = {
  onPlaced: (answer: PlaceOrderAnswer, order: PlaceOrderInput) => void;
  /** The server refused because of the cart itself: it must be read again. */
  onOutdated: () => void;
  /** The server refused what was filled in. @returns whether the form shows it at one of its fields. */
  onRefused?: (refusal: ApiError) => boolean;
};

/** Sends the order, once at a time; a failure is shown and changes nothing else. */
export function usePlaceOrder({ onPlaced, onOutdated, onRefused }: PlaceOrderOptions) {
  const { api, showToast } = useShell();
  const { t } = useTranslation('cart-checkout');
  const [problem, setProblem] = useState<PlaceProblem>();
  // State would be seen by a second click of the same moment only after the next render.
  const isUnderWay = useRef(false);
  const { mutateAsync, isPending, isSuccess } = useMutation(placeOrderMutation(api));

  async function send(attempt: OrderAttempt): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setProblem(undefined);
    try {
      const answer = await mutateAsync(attempt);
      concludeAttempt();
      onPlaced(answer, attempt.order);
    } catch (error) {
      fail(error, attempt);
      isUnderWay.current = false;
    }
  }

  function fail(error: unknown, { order }: OrderAttempt): void {
    const refusal = isApiError(error) ? error : undefined;
    const isUnanswered =
      refusal === undefined || refusal.status >= 500 || refusal.code === 'request_in_progress';
    const message =
      refusal?.code === 'cart_is_empty' ? t('order.alreadyOrdered') : refusal?.message || t('order.failed');
    showToast({ kind: 'error', text: message });
    const totalBefore = refusal?.code === 'total_changed' ? Number(order.expected_total) : undefined;
    setProblem({ message, totalBefore, isUnanswered });
    if (isUnanswered) return;
    concludeAttempt();
    if (!onRefused?.(refusal)) onOutdated();
  }

  return {
    place: (order: PlaceOrderInput) => send(attemptFor(order, newRequestId)),
    /** Sends an attempt of before again, under its key. */
    repeat: send,
    problem,
    // An order that was placed stays locked: the page is about to change.
    isPlacing: isPending || isSuccess,
  };
}
