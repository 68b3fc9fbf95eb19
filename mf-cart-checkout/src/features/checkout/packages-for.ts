import type { CheckoutData } from '@dana/contracts/api/checkout';
import type { InstallmentPackage } from '@dana/contracts/api/installment';

/** The packages that go with a payment method; one without a method goes with all that take installments. */
export function packagesFor(data: CheckoutData, methodId: string): InstallmentPackage[] {
  const method = data.payment_methods.find(({ id }) => id === methodId);
  if (!method?.has_installments) return [];
  return data.installment_packages.filter(({ payment_method_id: own }) => own === null || own === method.id);
}

/** Whether the order can be paid this way: for installments its total must be large enough for a plan. */
export function isPossible(data: CheckoutData, methodId: string): boolean {
  const method = data.payment_methods.find(({ id }) => id === methodId);
  return method !== undefined && (!method.has_installments || packagesFor(data, methodId).length > 0);
}
