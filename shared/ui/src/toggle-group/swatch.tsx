type SwatchProps = { colour: string };

/** A round of colour, as a drawing: the colour is data, and a style attribute would need a laxer security policy. */
export function Swatch({ colour }: SwatchProps) {
  return (
    <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true" focusable="false">
      <circle cx="12" cy="12" r="11.5" fill={colour} stroke="currentColor" strokeOpacity="0.18" />
    </svg>
  );
}
