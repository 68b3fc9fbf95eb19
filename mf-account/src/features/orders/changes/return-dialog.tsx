import { isApiError } from '@dana/api-client';
import { orderQuery } from '@dana/commerce/order/order.queries';
import type { Order } from '@dana/contracts/api/order';
import { type ReturnReason, returnReasons } from '@dana/contracts/api/return-rules';
import { sentId } from '@dana/contracts/sent-ids';
import { proseOrNothing } from '@dana/contracts/typed-text';
import { countWords } from '@dana/forms/counted-area';
import { useShell } from '@dana/runtime';
import { Button, Notice, SelectField, TextArea } from '@dana/ui';
import { Dialog } from '@dana/ui/dialog';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { requestReturnMutation } from '#api/order-changes.mutations.ts';
import { useTranslation } from 'react-i18next';
import { changesWords } from './changes-words.ts';
import css from './order-changes.module.css';

/** As the API takes it. Source: requestReturnInputSchema of @dana/contracts. */
const noteMax = 500;

/** Asks which units are to be given back, and why. */
export function ReturnDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useTranslation('account');
  const { locale } = useShell();
  const words = changesWords[locale];
  const { api } = useShell();
  const queries = useQueryClient();
  const formId = useId();
  const reason = useRef<HTMLSelectElement>(null);
  const note = useRef<HTMLTextAreaElement>(null);
  const [noteLength, setNoteLength] = useState(0);
  const [problem, setProblem] = useState<string>();
  const [hasNoReason, setHasNoReason] = useState(false);
  const asking = useMutation(requestReturnMutation(api, order.id));
  const lines = order.items.filter((item) => item.returnable > 0);

  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (asking.isPending) return;
    const form = new FormData(event.currentTarget);
    const chosen = form.get('reason') as ReturnReason | '';
    const items = lines
      .map(({ id }) => ({ item_id: sentId(id), quantity: Number(form.get(`units-${id}`)) }))
      .filter(({ quantity }) => quantity > 0);
    setHasNoReason(chosen === '');
    setProblem(items.length === 0 ? t('changes.chooseUnits') : undefined);
    if (chosen === '') reason.current?.focus();
    if (chosen === '' || items.length === 0) return;
    if (noteLength > noteMax) return note.current?.focus();
    try {
      await asking.mutateAsync({
        reason: chosen,
        note: proseOrNothing(String(form.get('note') ?? '')),
        items,
      });
      await queries.invalidateQueries({ queryKey: orderQuery(api, order.id).queryKey });
      onClose();
    } catch (error) {
      setProblem((isApiError(error) && error.message) || t('form.failed'));
    }
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      closesOnOutsidePress={false}
      title={t('changes.return')}
      description={words.returnText}
      closeLabel={t('changes.close')}
      footer={
        <Button type="submit" form={formId} busy={asking.isPending}>
          {t('changes.send')}
        </Button>
      }
    >
      <form id={formId} noValidate className={css.form} onSubmit={(event) => void send(event)}>
        {problem && <Notice tone="error">{problem}</Notice>}
        {lines.map(({ id, name, returnable }) => (
          <SelectField key={id} name={`units-${id}`} label={name} defaultValue="0">
            <option value="0">{words.none}</option>
            {Array.from({ length: returnable }, (_, index) => (
              <option key={index + 1} value={index + 1}>
                {index + 1}
              </option>
            ))}
          </SelectField>
        ))}
        <SelectField
          ref={reason}
          name="reason"
          label={t('changes.reason')}
          aria-required
          defaultValue=""
          error={hasNoReason ? t('validation.required') : undefined}
        >
          <option value="">{t('changes.chooseReason')}</option>
          {returnReasons.map((each) => (
            <option key={each} value={each}>
              {words.reasons[each]}
            </option>
          ))}
        </SelectField>
        <TextArea
          ref={note}
          name="note"
          label={words.note}
          rows={3}
          onChange={(event) => setNoteLength(event.target.value.length)}
          hint={countWords(t, noteLength, noteMax)}
          error={noteLength > noteMax ? t('validation.tooLong') : undefined}
        />
        <span role="status" className="visually-hidden">
          {noteLength > noteMax && t('validation.tooLong')}
        </span>
      </form>
    </Dialog>
  );
}
