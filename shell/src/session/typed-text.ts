const textFields = 'input:is(:not([type]), [type=text], [type=email], [type=tel], [type=password]), textarea';

/** Whether a form of the page holds something the shopper typed, which leaving the page would lose. */
export function hasTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    `#main form :is(${textFields})`,
  );
  return Array.from(fields).some((field) => field.value !== '');
}
