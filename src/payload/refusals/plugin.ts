import type { Plugin } from 'payload'

const saving = [
  '/src/payload/patches/panel/show-refused#ShowRefused',
  '/src/payload/patches/panel/save-once#SaveOnce',
]

/**
 * A Payload plugin by which every form of the panel is saved once by a press, shows the field for which a save was refused, and
 * has no tab of its answer of the API: that is for developers, who have the OpenAPI document.
 */
export const panelForms: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) => {
    const { admin = {} } = collection
    const { components = {} } = admin
    const { edit = {} } = components
    const beforeDocumentControls = [...(edit.beforeDocumentControls ?? []), ...saving]
    return {
      ...collection,
      admin: {
        ...admin,
        hideAPIURL: true,
        components: { ...components, edit: { ...edit, beforeDocumentControls } },
      },
    }
  }),
  globals: config.globals?.map((global) => {
    const { admin = {} } = global
    const { components = {} } = admin
    const { elements = {} } = components
    const beforeDocumentControls = [...(elements.beforeDocumentControls ?? []), ...saving]
    return {
      ...global,
      admin: {
        ...admin,
        hideAPIURL: true,
        components: { ...components, elements: { ...elements, beforeDocumentControls } },
      },
    }
  }),
})
