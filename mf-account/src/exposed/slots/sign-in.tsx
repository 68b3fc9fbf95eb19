export { SignInSlot as Component } from '#features/sign-in/sign-in-slot.tsx';
