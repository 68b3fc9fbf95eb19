/**
 * The light parts of the shop. One entry, shared by all deployables at run time; heavy parts are `@dana/ui/<part>`.
 * Parts take finished texts as props and know neither translations nor the router.
 */
export { Badge, type BadgeTone } from './primitives/badge.tsx';
export { Breadcrumbs, type Crumb } from './primitives/breadcrumbs.tsx';
export { Button, type ButtonProps, LinkButton, type LinkButtonProps } from './primitives/button.tsx';
export {
  type ButtonLook,
  type ButtonSize,
  type ButtonVariant,
  buttonClass,
} from './primitives/button-class.ts';
export {
  Checkbox,
  type CheckboxProps,
  ChoiceGroup,
  type ChoiceGroupProps,
  Radio,
  RadioCard,
  type RadioCardProps,
  type RadioProps,
} from './primitives/choice.tsx';
export { classNames } from './primitives/class-names.ts';
export { Field, type FieldControl, FieldError, type FieldTexts } from './primitives/field.tsx';
export { Icon, type IconProps } from './primitives/icon.tsx';
export { IconButton, type IconButtonProps, IconLink, type IconLinkProps } from './primitives/icon-button.tsx';
export type { IconName } from './primitives/icon-drawings.ts';
// Remotes from before take it from here; those of today take the contract's own.
export { latinDigits } from '@dana/contracts/typed-text';
export { Container, Grid } from './primitives/layout.tsx';
export { Notice, type NoticeProps } from './primitives/notice.tsx';
export { Pagination, type PaginationProps } from './primitives/pagination.tsx';
export { Picture, type PictureProps, type PictureRatio } from './primitives/picture.tsx';
// The page's one copy: a picture that is named ahead has the widths of the one that is drawn.
export { pictureSources } from '@dana/contracts/media';
export { preloadPicture } from './primitives/preload-picture.ts';
export { Price, type PriceProps } from './primitives/price.tsx';
export { ProgressBar } from './primitives/progress.tsx';
export { QuantityStepper, type QuantityStepperProps } from './primitives/quantity-stepper.tsx';
export { SectionHeading, type SectionHeadingProps } from './primitives/section-heading.tsx';
export { SelectField, type SelectFieldProps } from './primitives/select-field.tsx';
export { Skeleton } from './primitives/skeleton.tsx';
export { Spinner } from './primitives/spinner.tsx';
export { Stars } from './primitives/stars.tsx';
export { StateView, type StateViewProps } from './primitives/state-view.tsx';
export { Tag, type TagProps } from './primitives/tag.tsx';
export { TextArea, type TextAreaProps, TextField, type TextFieldProps } from './primitives/text-field.tsx';
export {
  type Direction,
  type LinkProps,
  type RenderLink,
  UiProvider,
  useDirection,
  useRenderLink,
} from './primitives/ui-provider.tsx';
export { VisuallyHidden } from './primitives/visually-hidden.tsx';
export { loadSanitiser, provideSanitiser } from './rich-text/trusted-html.ts';
export { RichText, type RichTextProps } from './rich-text/rich-text.tsx';
