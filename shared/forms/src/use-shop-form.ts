import type { Translate } from '@dana/i18n';
import { RegionContext, useShell } from '@dana/runtime';
import { type BaseSyntheticEvent, type RefObject, useContext, useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type RegisterOptions,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { fieldBinding } from './field-binding.ts';
import { type FormTexts, refusalOf } from './refusal.ts';
import { takeWhatStands } from './take-what-stands.ts';
import { useLengthWatch } from './use-length-watch.ts';
import { useAttention } from './use-attention.ts';

type ApiFields<Values extends FieldValues> = Readonly<Record<string, Path<Values> | null>>;

export type ShopFormOptions<Values extends FieldValues, Context> = {
  /** Looks the words of rules up, `validation.*` with `validation.needsScript`, in the remote's own texts. */
  t: Translate;
  /** The values that rules name in their words. */
  textValues?: Record<string, string | number>;
  texts: FormTexts;
  /** Of a file of their own: `lateResolver`. */
  rules: Resolver<Values, Context>;
  /** What the fields begin with, all of them. What was typed before the page was hydrated counts more. */
  start: Values;
  context?: Context;
  /** The form's field for one of the API's where the two differ, null where it has none; by the values if need be. */
  apiFields?: ApiFields<Values> | ((values: Values) => ApiFields<Values>);
  /** Does with the values what the form is for; what it throws is shown. They stay until it has ended well. */
  send: (values: Values) => Promise<void>;
  /** Some fields are wrong. @returns whether the keyboard was led elsewhere than to the first of them. */
  onWrong?: () => boolean;
};

export type ShopForm<Values extends FieldValues, Context = unknown> = {
  /** The remote's texts, for parts that several remotes show. */
  t: Translate;
  /** The form library's own, for `useWatch`, `reset` and the like. */
  form: UseFormReturn<Values, Context>;
  /** For the form element: it finds what is wrong in it. */
  place: RefObject<HTMLFormElement | null>;
  /** All that a field needs but its label. */
  field: (name: Path<Values>, options?: RegisterOptions<Values>) => ReturnType<typeof fieldBinding<Values>>;
  /** What is wrong with a field, in words. */
  errorOf: (name: Path<Values>) => string | undefined;
  /** What is wrong with the form as a whole. */
  problem: string | undefined;
  /** Its rules are looked for, or it is being sent. */
  isSending: boolean;
  /** Checks all and sends, unless it is being sent. */
  submit: (event?: BaseSyntheticEvent) => Promise<void>;
  /** Shows what the API refused, as `submit` does. @returns whether a field shows some of it. */
  refuse: (error: unknown, attend?: () => void) => boolean;
};

/**
 * The one way in which the shop's forms work: a field is checked when it is left and from then on with each letter, its length from
 * the start, all are when the form is sent; it is sent once at a time; what is refused stands at its field or in `FormProblem`, the first of it
 * has the keyboard, and nothing typed is lost. Show it with `ShopFormView`.
 */
export function useShopForm<Values extends FieldValues, Context = unknown>(
  options: ShopFormOptions<Values, Context>,
): ShopForm<Values, Context> {
  const { t, textValues = {}, texts, rules, start, context, apiFields = {}, send, onWrong } = options;
  const { reportCrash } = useShell();
  const region = useContext(RegionContext);
  const { place, attend } = useAttention();
  // State would be seen by a second press of the same moment only after the next render.
  const isUnderWay = useRef(false);
  const form = useForm<Values, Context>({
    mode: 'onTouched',
    resolver: rules,
    defaultValues: start as DefaultValues<Values>,
    ...(context === undefined ? {} : { context }),
    shouldFocusError: false,
  });
  const { errors, isSubmitting, isSubmitted } = form.formState;
  const watchLength = useLengthWatch(form, rules, context);
  const [first] = useState(start);
  // The library takes over what was typed before hydration, and tells none of those who watch it: said again, they hear it.
  useEffect(() => {
    const values = form.getValues();
    const isTyped = Object.entries(first).some(([name, value]) => values[name] !== value);
    if (isTyped) form.setValues(values, { shouldDirty: true });
  }, [form, first]);

  function fieldOf(apiName: string): Path<Values> | undefined {
    const own = (typeof apiFields === 'function' ? apiFields(form.getValues()) : apiFields)[apiName];
    if (own !== undefined) return own ?? undefined;
    return Object.hasOwn(start, apiName) ? (apiName as Path<Values>) : undefined;
  }

  function refuse(error: unknown, lead = attend): boolean {
    const { fields, problem, isFault } = refusalOf(error, fieldOf, texts);
    if (isFault) reportCrash?.(region, error);
    for (const [name, message] of fields) form.setError(name, { type: 'server', message });
    if (problem !== undefined) form.setError('root.server', { type: 'server', message: problem });
    lead();
    return fields.length > 0;
  }

  async function submit(event?: BaseSyntheticEvent): Promise<void> {
    event?.preventDefault();
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    takeWhatStands(place.current, form);
    // Shown once the library is through: it takes away what is said of the whole form when it ends.
    let show: (() => void) | undefined;
    async function sendOnce(values: Values): Promise<void> {
      try {
        await send(values);
      } catch (error) {
        show = () => void refuse(error);
      }
    }
    const check = form.handleSubmit(sendOnce, () => {
      show = () => void (onWrong?.() || attend());
    });
    try {
      await check();
    } finally {
      isUnderWay.current = false;
    }
    show?.();
  }

  const errorOf = (name: Path<Values>): string | undefined => {
    const error = errors[name];
    if (!error) return undefined;
    const message = String(error.message || 'validation.invalid');
    return message.startsWith('validation.') ? t(message, textValues) : message;
  };
  return {
    t,
    form,
    place,
    field: (name, fieldOptions) =>
      fieldBinding({
        registered: form.register(name, fieldOptions as never),
        error: errorOf(name),
        isChecked: isSubmitted,
        onTyped: () => void watchLength(name),
      }),
    errorOf,
    problem: errors.root?.server?.message,
    isSending: isSubmitting,
    submit,
    refuse,
  };
}
