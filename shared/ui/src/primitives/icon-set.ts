import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Calendar from 'lucide-react/icons/calendar';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CreditCard from 'lucide-react/icons/credit-card';
import ExternalLink from 'lucide-react/icons/external-link';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Globe from 'lucide-react/icons/globe';
import Headset from 'lucide-react/icons/headset';
import Heart from 'lucide-react/icons/heart';
import House from 'lucide-react/icons/house';
import Image from 'lucide-react/icons/image';
import Info from 'lucide-react/icons/info';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import List from 'lucide-react/icons/list';
import Lock from 'lucide-react/icons/lock';
import LogOut from 'lucide-react/icons/log-out';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Menu from 'lucide-react/icons/menu';
import Minus from 'lucide-react/icons/minus';
import Package from 'lucide-react/icons/package';
import Pause from 'lucide-react/icons/pause';
import Pencil from 'lucide-react/icons/pencil';
import Phone from 'lucide-react/icons/phone';
import Play from 'lucide-react/icons/play';
import Plus from 'lucide-react/icons/plus';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Scale from 'lucide-react/icons/scale';
import Search from 'lucide-react/icons/search';
import Share from 'lucide-react/icons/share-2';
import ShieldCheck from 'lucide-react/icons/shield-check';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Sliders from 'lucide-react/icons/sliders-horizontal';
import Tag from 'lucide-react/icons/tag';
import Trash from 'lucide-react/icons/trash-2';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Truck from 'lucide-react/icons/truck';
import User from 'lucide-react/icons/user';
import X from 'lucide-react/icons/x';
import type { ComponentType } from 'react';

export type IconName =
  | 'account'
  | 'arrow-end'
  | 'arrow-start'
  | 'arrow-up'
  | 'bag'
  | 'calendar'
  | 'card'
  | 'check'
  | 'chevron-down'
  | 'chevron-end'
  | 'chevron-start'
  | 'close'
  | 'compare'
  | 'edit'
  | 'error'
  | 'external'
  | 'eye'
  | 'eye-off'
  | 'filter'
  | 'grid'
  | 'heart'
  | 'help'
  | 'home'
  | 'info'
  | 'language'
  | 'list'
  | 'lock'
  | 'mail'
  | 'menu'
  | 'minus'
  | 'order'
  | 'pause'
  | 'phone'
  | 'picture'
  | 'pin'
  | 'play'
  | 'plus'
  | 'remove'
  | 'return'
  | 'search'
  | 'secure'
  | 'share'
  | 'sign-out'
  | 'success'
  | 'tag'
  | 'truck'
  | 'warning';

type IconDrawing = ComponentType<{
  size: number;
  strokeWidth: number;
  className: string;
  focusable: 'false';
  role?: 'img';
  'aria-label'?: string;
  'aria-hidden'?: true;
}>;

/** The shop's one set of icons, by what they mean. */
export const iconSet: Readonly<Record<IconName, IconDrawing>> = {
  account: User,
  'arrow-end': ArrowRight,
  'arrow-start': ArrowLeft,
  'arrow-up': ArrowUp,
  bag: ShoppingBag,
  calendar: Calendar,
  card: CreditCard,
  check: Check,
  'chevron-down': ChevronDown,
  'chevron-end': ChevronRight,
  'chevron-start': ChevronLeft,
  close: X,
  compare: Scale,
  edit: Pencil,
  error: CircleAlert,
  external: ExternalLink,
  eye: Eye,
  'eye-off': EyeOff,
  filter: Sliders,
  grid: LayoutGrid,
  heart: Heart,
  help: Headset,
  home: House,
  info: Info,
  language: Globe,
  list: List,
  lock: Lock,
  mail: Mail,
  menu: Menu,
  minus: Minus,
  order: Package,
  pause: Pause,
  phone: Phone,
  picture: Image,
  pin: MapPin,
  play: Play,
  plus: Plus,
  remove: Trash,
  return: RotateCcw,
  search: Search,
  secure: ShieldCheck,
  share: Share,
  'sign-out': LogOut,
  success: CircleCheck,
  tag: Tag,
  truck: Truck,
  warning: TriangleAlert,
};

/** Icons that tell a direction of reading or travel; everything else stays as drawn in Arabic. */
export const directionalIcons: ReadonlySet<IconName> = new Set<IconName>([
  'arrow-end',
  'arrow-start',
  'chevron-end',
  'chevron-start',
  'external',
  'list',
  'sign-out',
  'truck',
]);
