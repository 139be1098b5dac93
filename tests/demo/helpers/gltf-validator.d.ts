declare module 'gltf-validator' {
  interface Report {
    issues: {
      numErrors: number
      numWarnings: number
      messages: { code: string; message: string; severity: number; pointer?: string }[]
    }
  }

  /** Checks a glTF asset against the specification, as Khronos' own validator does. */
  export function validateBytes(
    data: Uint8Array,
    options?: { maxIssues?: number; ignoredIssues?: string[] },
  ): Promise<Report>
}
