/** Types that the tests need of a package without types. */
interface CsafTestResult {
  name: string
  isValid: boolean
  errors: { instancePath: string; message?: string }[]
  warnings: { instancePath: string; message?: string }[]
}

type CsafTest = (document: unknown) => unknown

declare module '@secvisogram/csaf-validator-lib/validate.js' {
  export default function validate(
    tests: CsafTest[],
    document: unknown,
  ): Promise<{ isValid: boolean; tests: CsafTestResult[] }>
}

declare module '@secvisogram/csaf-validator-lib/schemaTests.js' {
  export const csaf_2_0_strict: CsafTest
}

declare module '@secvisogram/csaf-validator-lib/mandatoryTests.js' {
  const tests: Record<string, CsafTest>
  export = tests
}

declare module '@secvisogram/csaf-validator-lib/optionalTests.js' {
  const tests: Record<string, CsafTest>
  export = tests
}

declare module '@secvisogram/csaf-validator-lib/cwe.js' {
  export const weaknesses: { id: string; name: string }[]
}
