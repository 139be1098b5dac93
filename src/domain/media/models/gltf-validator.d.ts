declare module 'gltf-validator' {
  export interface Report {
    issues: {
      numErrors: number
      numWarnings: number
      messages: { code: string; message: string; severity: number; pointer?: string }[]
      truncated: boolean
    }
  }

  export interface ValidationOptions {
    format?: 'glb' | 'gltf'
    maxIssues?: number
    ignoredIssues?: string[]
    severityOverrides?: Record<string, number>
  }

  /** Checks a glTF asset against the specification, as Khronos' own validator does. */
  export function validateBytes(data: Uint8Array, options?: ValidationOptions): Promise<Report>
}
