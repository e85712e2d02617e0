const head = `#version 300 es
precision highp float;
precision highp sampler2DArray;
`;

/** Far things fade into the air. */
const mist = `
uniform vec3 u_mist;
uniform vec2 u_mistRange;
vec3 inMist(vec3 colour, float far) {
  float part = clamp((far - u_mistRange.x) / (u_mistRange.y - u_mistRange.x), 0., 1.);
  return mix(colour, u_mist, part * part * .9);
}
`;

export const levelVertex = `${head}
layout(location = 0) in vec3 a_at;
layout(location = 1) in vec3 a_uv;
layout(location = 2) in vec2 a_paint;
layout(location = 3) in vec3 a_light;
layout(location = 4) in vec2 a_lit;
uniform mat4 u_view;
uniform vec3 u_eye;
out vec3 v_uv, v_light;
out vec2 v_paint, v_lit;
out float v_far;
void main() {
  vec3 p = a_at - u_eye;
  v_uv = a_uv;
  v_paint = a_paint;
  v_light = a_light;
  v_lit = a_lit;
  v_far = length(p);
  gl_Position = u_view * vec4(p, 1.);
}`;

/** Paint is cut where it is half as thick as it can be; just inside that edge it shines, as wet paint does. */
export const levelFragment = `${head}${mist}
in vec3 v_uv, v_light;
in vec2 v_paint, v_lit;
in float v_far;
uniform sampler2DArray u_pictures;
uniform sampler2D u_paint, u_lights;
out vec4 colour;
void main() {
  vec3 c = texture(u_pictures, v_uv).rgb;
  vec4 paint = textureLod(u_paint, v_paint, 0.);
  float edge = clamp(v_far * .006 + .02, .02, .2);
  float wet = smoothstep(.5 - edge, .5 + edge, paint.a) * step(0., v_paint.x);
  float rim = smoothstep(.5, .6, paint.a) - smoothstep(.6, .8, paint.a);
  c = mix(c, paint.rgb * .94 + rim * .22, wet);
  c *= v_light * textureLod(u_lights, v_lit, 0.).rgb * 2.;
  // Paint glows a little by itself, so that it is bright in dark corners too.
  c += paint.rgb * wet * .12;
  colour = vec4(inMist(c, v_far), 1.);
}`;

export const figureVertex = `${head}
layout(location = 0) in vec3 a_at;
layout(location = 1) in vec3 a_normal;
layout(location = 2) in vec2 a_uv;
layout(location = 3) in vec4 i_x;
layout(location = 4) in vec4 i_y;
layout(location = 5) in vec4 i_z;
layout(location = 6) in vec4 i_colour; // and how much it glows
layout(location = 7) in vec4 i_look; // picture or -1, stains, how solid, unused
layout(location = 8) in vec4 i_stain;
uniform mat4 u_view;
uniform vec3 u_eye;
uniform float u_grow;
out vec3 v_normal, v_at, v_own;
out vec2 v_uv;
flat out vec4 v_colour, v_look, v_stain;
void main() {
  vec4 own = vec4(a_at, 1.);
  vec3 p = vec3(dot(i_x, own), dot(i_y, own), dot(i_z, own));
  vec3 n = vec3(dot(i_x.xyz, a_normal), dot(i_y.xyz, a_normal), dot(i_z.xyz, a_normal));
  v_normal = normalize(n);
  v_at = p - u_eye + v_normal * u_grow;
  v_own = a_at;
  v_uv = a_uv;
  v_colour = i_colour;
  v_look = i_look;
  v_stain = i_stain;
  gl_Position = u_view * vec4(v_at, 1.);
}`;

export const figureFragment = `${head}${mist}
in vec3 v_normal, v_at, v_own;
in vec2 v_uv;
flat in vec4 v_colour, v_look, v_stain;
uniform sampler2DArray u_faces;
uniform vec3 u_sun;
uniform float u_grow;
out vec4 colour;
void main() {
  // What is hardly there lets every other pixel through.
  if (v_look.z < 1.) {
    float dot4 = fract(dot(floor(gl_FragCoord.xy), vec2(.5, .25)));
    if (dot4 >= v_look.z) discard;
  }
  vec3 c = v_colour.rgb;
  if (v_look.x >= 0.) {
    vec4 face = texture(u_faces, vec3(v_uv, v_look.x));
    if (face.a < .5) discard;
    c *= face.rgb / max(face.a, .01);
  }
  if (u_grow > 0.) {
    colour = vec4(inMist(c * .16, length(v_at)), 1.);
    return;
  }
  vec3 p = v_own * 7. + v_colour.rgb * 9.;
  float blot = sin(p.x + sin(p.y * 1.3)) * sin(p.y * 1.1 + 1.) + sin(p.z * 1.2 + p.x * .4) * .6;
  c = mix(c, v_stain.rgb, smoothstep(-.05, .05, blot - 1.05 + v_look.y * .75) * step(.01, v_look.y));
  vec3 n = normalize(v_normal);
  vec3 eye = normalize(v_at);
  float day = dot(n, u_sun) * .5 + .5;
  float rim = 1. - max(0., -dot(n, eye));
  c *= mix(.58 + .52 * day + .22 * rim * rim, 1., v_colour.a);
  colour = vec4(inMist(c, length(v_at)), 1.);
}`;

/** Shadows, rings of light and bubbles: soft, and seen through. */
export const softFragment = `${head}
in vec3 v_normal, v_at, v_own;
in vec2 v_uv;
flat in vec4 v_colour, v_look, v_stain;
out vec4 colour;
void main() {
  float far = length(v_uv * 2. - 1.);
  float disc = clamp(1. - far, 0., 1.);
  float ring = smoothstep(.16, 0., abs(far - .8));
  vec3 n = normalize(v_normal);
  float rim = 1. - abs(dot(n, normalize(v_at)));
  float bubble = rim * rim * .75 + .1;
  float shine = v_look.y < .5 ? disc * disc * (3. - 2. * disc) : v_look.y < 1.5 ? ring : v_look.y < 2.5 ? bubble : 1. - v_uv.y;
  colour = vec4(v_colour.rgb, shine * v_look.z);
}`;

export const skyVertex = `${head}
layout(location = 0) in vec3 a_at;
uniform vec3 u_ahead, u_right, u_up;
out vec3 v_ray;
void main() {
  v_ray = u_ahead + u_right * a_at.x + u_up * a_at.y;
  gl_Position = vec4(a_at.xy, 1., 1.);
}`;

export const skyFragment = `${head}
in vec3 v_ray;
uniform sampler2D u_sky;
out vec4 colour;
void main() {
  vec3 ray = normalize(v_ray);
  float around = atan(ray.z, ray.x) / 6.28318;
  colour = vec4(textureLod(u_sky, vec2(around, clamp(.859 - ray.y * .859, .004, .996)), 0.).rgb, 1.);
}`;
