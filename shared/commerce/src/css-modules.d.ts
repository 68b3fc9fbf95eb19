/** Class names are made by the bundler; they carry the name and version of the remote that bundles the part. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  // biome-ignore lint/style/noDefaultExport: this is the form bundlers give a CSS module.
  export default classes;
}
