import { useHydrated } from '@dana/runtime';
import { Button, type ButtonProps } from '@dana/ui';
import { useFormAround } from './shop-form-view.tsx';

/** Sends the form around it. Before the page is hydrated it sends nothing: the press is kept, and repeated then. */
export function SubmitButton({ busy = false, ...button }: Omit<ButtonProps, 'type'>) {
  const { isSending } = useFormAround();
  return <Button {...button} type={useHydrated() ? 'submit' : 'button'} busy={busy || isSending} />;
}
