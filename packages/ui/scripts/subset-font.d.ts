declare module 'subset-font' {
  type Axis = number | { readonly min: number; readonly max: number }
  type Options = {
    readonly targetFormat: 'woff2' | 'sfnt'
    readonly keepFeatures?: readonly string[]
    readonly variationAxes: Readonly<Record<string, Axis>>
    readonly dropTables?: readonly string[]
    readonly noHinting?: boolean
  }
  function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
  export = subsetFont
}
