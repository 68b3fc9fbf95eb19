// A data table: what letters about orders say, in both languages.
import type { Lang } from '../../http/context.ts';
import type { OrderLetterKind } from '../../emails/queue.ts';

/** What the sentences name. Isolated already, so that no name or number disturbs the words around it. */
type Named = {
  name: string;
  number: string;
  total: string;
  until: string;
  /** Until when it waits to be confirmed, day and time. */
  confirmBy: string;
  /** The last day on which something of it can be given back; undefined where nothing can. */
  returnUntil: string | undefined;
  /** It is collected at the shop. */
  isPickup: boolean;
};

/** Letters to who ordered. */
export type ShopperLetterKind = Exclude<OrderLetterKind, 'order_for_shop'>;

type Words = { subject: string; heading: string; paragraphs: readonly string[] };

export const orderLetterTexts: Record<Lang, Record<ShopperLetterKind, (order: Named) => Words>> = {
  en: {
    order_placed: ({ name, number, isPickup }) => ({
      subject: `Your order ${number} is placed`,
      heading: `Thank you, ${name}`,
      paragraphs: [
        isPickup
          ? 'We have your order. You pay when you collect it, and we write again when it is ready.'
          : 'We have your order. You pay when it arrives, and we write again when it is on its way.',
      ],
    }),
    order_to_confirm: ({ name, number, confirmBy }) => ({
      subject: `Please confirm your order ${number}`,
      heading: `One more step, ${name}`,
      paragraphs: [
        `We have your order. You pay on delivery, so please confirm it by ${confirmBy}, Kuwait time. We prepare it as soon as you have.`,
        'If you do not confirm it by then, it is canceled and you owe nothing. If you did not place it, you need do nothing.',
      ],
    }),
    order_unconfirmed: ({ number }) => ({
      subject: `Your order ${number} was canceled`,
      heading: 'Your order was not confirmed',
      paragraphs: [
        'It was not confirmed within 24 hours, so it is canceled. Nothing will be delivered, and you owe nothing.',
      ],
    }),
    order_paid: ({ name, number, total, isPickup }) => ({
      subject: `Your order ${number} is paid`,
      heading: `Thank you, ${name}`,
      paragraphs: [
        `We have your payment of ${total}, and your order. We write again when it is ${isPickup ? 'ready' : 'on its way'}.`,
      ],
    }),
    payment_waiting: ({ number, total, until }) => ({
      subject: `Your order ${number} is awaiting payment`,
      heading: 'Your order is awaiting payment',
      paragraphs: [
        `${total} is not paid yet. We keep everything for you until ${until}, Kuwait time.`,
        'If you just paid, nothing needs to be done: an e-mail will confirm it.',
      ],
    }),
    payment_returned: ({ number }) => ({
      subject: `We are refunding your payment for order ${number}`,
      heading: 'Your payment arrived too late',
      paragraphs: [
        'It reached us after the order had ended, so we are refunding it in full to the payment method you used.',
        'Your bank decides how long that takes.',
      ],
    }),
    order_packed: ({ number, isPickup }) => ({
      subject: isPickup ? `Your order ${number} is ready` : `Your order ${number} is packed`,
      heading: isPickup ? 'Your order is ready' : 'Your order is packed',
      paragraphs: [isPickup ? 'You can collect it now.' : 'It leaves our shop next.'],
    }),
    order_shipped: ({ number }) => ({
      subject: `Your order ${number} has shipped`,
      heading: 'Your order has shipped',
      paragraphs: ['It has left our shop and is on its way to you.'],
    }),
    order_delivered: ({ number, returnUntil, isPickup }) => ({
      subject: `Your order ${number} was ${isPickup ? 'collected' : 'delivered'}`,
      heading: `Your order was ${isPickup ? 'collected' : 'delivered'}`,
      paragraphs: [
        'We hope you like it. If something is not right, write to us.',
        ...(returnUntil ? [`You can ask to return it until ${returnUntil}, from the order’s page.`] : []),
      ],
    }),
    order_cancelled: ({ number }) => ({
      subject: `Your order ${number} was canceled`,
      heading: 'Your order was canceled',
      paragraphs: ['Nothing from it will be delivered.'],
    }),
    order_refunded: ({ number }) => ({
      subject: `Your order ${number} was refunded`,
      heading: 'Your order was refunded',
      paragraphs: [
        'The money is returned to the payment method you used. Your bank decides how long that takes.',
      ],
    }),
    return_requested: ({ number }) => ({
      subject: `We have your return request for order ${number}`,
      heading: 'We have your return request',
      paragraphs: ['We will look at it and write again. Its state is shown with your order.'],
    }),
    return_decided: ({ number }) => ({
      subject: `About your return of order ${number}`,
      heading: 'We have decided on your return',
      paragraphs: ['The decision, and what happens next, is shown with your order.'],
    }),
  },
  ar: {
    order_placed: ({ name, number, isPickup }) => ({
      subject: `تم تقديم طلبك ${number}`,
      heading: `شكرًا لك ${name}`,
      paragraphs: [
        `وصلنا طلبك. الدفع عند الاستلام، وسنراسلك ${isPickup ? 'عندما يصبح جاهزًا للاستلام' : 'عند خروجه للتوصيل'}.`,
      ],
    }),
    order_to_confirm: ({ name, number, confirmBy }) => ({
      subject: `أكّد طلبك ${number}`,
      heading: `خطوة أخيرة ${name}`,
      paragraphs: [
        `وصلنا طلبك. وبما أن الدفع عند الاستلام، أكّده قبل ${confirmBy} بتوقيت الكويت، وسنجهّزه فور تأكيده.`,
        'إن لم تؤكّده قبل ذلك فسيُلغى دون أي رسوم. وإن لم تقدّم هذا الطلب فلا داعي لفعل أي شيء.',
      ],
    }),
    order_unconfirmed: ({ number }) => ({
      subject: `تم إلغاء طلبك ${number}`,
      heading: 'لم يتم تأكيد طلبك',
      paragraphs: ['لم يُؤكَّد الطلب خلال 24 ساعة، لذلك أُلغي. لن يتم توصيل أي شيء منه ولا رسوم عليك.'],
    }),
    order_paid: ({ name, number, total, isPickup }) => ({
      subject: `تم دفع طلبك ${number}`,
      heading: `شكرًا لك ${name}`,
      paragraphs: [
        `وصلتنا دفعتك ${total} ووصلنا طلبك، وسنراسلك ${isPickup ? 'عندما يصبح جاهزًا للاستلام' : 'عند خروجه للتوصيل'}.`,
      ],
    }),
    payment_waiting: ({ number, total, until }) => ({
      subject: `طلبك ${number} بانتظار الدفع`,
      heading: 'طلبك بانتظار الدفع',
      paragraphs: [
        `لم يُدفع مبلغ ${total} بعد. نحتفظ لك بكل ما في الطلب حتى الساعة ${until} بتوقيت الكويت.`,
        'إن كنت قد دفعت للتو فلا داعي لفعل أي شيء، وستصلك رسالة تؤكد ذلك.',
      ],
    }),
    payment_returned: ({ number }) => ({
      subject: `رد مبلغ طلبك ${number}`,
      heading: 'وصل الدفع متأخرًا',
      paragraphs: [
        'وصلنا المبلغ بعد انتهاء مهلة الطلب، ولذلك نرده كاملًا بالطريقة نفسها التي دُفع بها.',
        'تعتمد مدة وصوله على البنك.',
      ],
    }),
    order_packed: ({ number, isPickup }) => ({
      subject: `تم تجهيز طلبك ${number}`,
      heading: 'تم تجهيز طلبك',
      paragraphs: [isPickup ? 'يمكنك استلامه الآن.' : 'سيخرج من متجرنا قريبًا.'],
    }),
    order_shipped: ({ number }) => ({
      subject: `تم شحن طلبك ${number}`,
      heading: 'تم شحن طلبك',
      paragraphs: ['غادر طلبك متجرنا وهو في طريقه إليك.'],
    }),
    order_delivered: ({ number, returnUntil }) => ({
      subject: `تم تسليم طلبك ${number}`,
      heading: 'تم تسليم طلبك',
      paragraphs: [
        'نتمنى أن ينال إعجابك. وإن لم يكن كل شيء على ما يرام فراسلنا.',
        ...(returnUntil ? [`يمكنك طلب الإرجاع من صفحة الطلب حتى ${returnUntil}.`] : []),
      ],
    }),
    order_cancelled: ({ number }) => ({
      subject: `تم إلغاء طلبك ${number}`,
      heading: 'تم إلغاء طلبك',
      paragraphs: ['لن يتم توصيل أي شيء منه.'],
    }),
    order_refunded: ({ number }) => ({
      subject: `تم رد مبلغ طلبك ${number}`,
      heading: 'تم رد مبلغ طلبك',
      paragraphs: ['يعود المبلغ بالطريقة التي دفعت بها، وتعتمد مدة وصوله على البنك.'],
    }),
    return_requested: ({ number }) => ({
      subject: `وصلنا طلب إرجاع للطلب ${number}`,
      heading: 'وصلنا طلب الإرجاع',
      paragraphs: ['سنراجعه ونراسلك، وتظهر حالته في صفحة طلبك.'],
    }),
    return_decided: ({ number }) => ({
      subject: `بخصوص إرجاع طلبك ${number}`,
      heading: 'تم البت في طلب الإرجاع',
      paragraphs: ['يظهر القرار والخطوة التالية في صفحة طلبك.'],
    }),
  },
};
