/** In place of the viewer where pages are drawn in the server: it is shown by a browser alone, when it is pressed. */
export {}
