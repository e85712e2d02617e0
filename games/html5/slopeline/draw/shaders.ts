const head = `#version 300 es
precision highp float;
`;

/**
 * The air: colours by direction. Far things fade into exactly the piece of sky behind them.
 * Where the processor draws, it pays for both sides of every `if`, and most for `exp`, `pow` and `sin`: hence fractions.
 */
const air = `
uniform vec3 u_top, u_horizon, u_deep, u_halo, u_sun;
vec3 skyAt(vec3 dir) {
  float up = abs(dir.y) * 4.5;
  float far = up / (.75 + up);
  vec3 colour = mix(u_horizon, dir.y > 0. ? u_top : u_deep, far * far * .35 + far * .65);
  float near = max(dot(dir, u_sun), 0.);
  near *= near;
  near *= near;
  float core = near * near;
  core *= core;
  return colour + u_halo * (near * .16 + core * .34);
}
`;

/** Positions are right, up and ahead of the eye. The slope bends a little on its way into the mist. */
const space = `
uniform mat4 u_view;
uniform vec2 u_bend;
vec3 bend(vec3 p) {
  float d = clamp(p.z - 10., 0., 220.);
  return vec3(p.x + u_bend.x * d * d, p.y + u_bend.y * d * d, p.z);
}
vec4 place(vec3 p) { return u_view * vec4(p.x, p.y, -p.z, 1.); }
`;

export const solidVertex = `${head}${air}${space}
layout(location = 0) in vec3 a_at;
layout(location = 1) in vec2 a_uv;
layout(location = 2) in vec2 a_size;
layout(location = 3) in vec4 a_fill;
layout(location = 4) in vec4 a_edge;
out vec2 v_uv, v_size;
out vec3 v_at, v_sky;
out vec4 v_fill, v_edge;
out float v_mist;
uniform vec2 u_mist; // where it begins and where nothing is left
void main() {
  vec3 p = bend(a_at);
  v_at = p;
  v_uv = a_uv;
  v_size = a_size;
  v_fill = a_fill;
  v_edge = a_edge;
  v_sky = skyAt(normalize(p));
  v_mist = max(a_fill.a, smoothstep(u_mist.x, u_mist.y, p.z));
  gl_Position = place(p);
}`;

export const solidFragment = `${head}
in vec2 v_uv, v_size;
in vec3 v_at, v_sky;
in vec4 v_fill, v_edge;
in float v_mist;
uniform vec3 u_ball, u_ballLight, u_halo, u_sun;
uniform float u_radius;
out vec4 colour;
void main() {
  vec3 c = v_fill.rgb;
  if (v_size.x > 0.) {
    vec2 inside = min(v_uv, v_size - v_uv);
    float rim = min(inside.x, inside.y);
    vec2 width = fwidth(v_uv);
    float line = 1. - smoothstep(.11, .13 + max(width.x, width.y) * 1.2, rim);
    float halo = 1. / (1. + rim * 1.4);
    line = max(line, halo * halo * halo * .34);
    if (v_edge.a > 0.) {
      vec2 step2 = abs(fract(v_uv / 3.5 + .5) - .5) * 3.5;
      vec2 grid = (1. - smoothstep(vec2(.03), .05 + width * 1.3, step2)) / (1. + width * 4.);
      line = max(line, max(grid.x, grid.y) * v_edge.a * .42);
    }
    c = mix(c, v_edge.rgb, line);
  }
  vec3 normal = normalize(cross(dFdx(v_at), dFdy(v_at)));
  float facing = abs(normal.y);
  if (facing > .5) {
    vec3 eye = normalize(v_at);
    float shine = max(dot(reflect(eye, normal), u_sun), 0.);
    shine *= shine;
    shine *= shine;
    shine *= shine;
    shine *= shine;
    float graze = 1. - abs(dot(eye, normal));
    graze *= graze;
    // Like light on a slide: the brighter the ground, the less is added.
    c += (u_halo * shine * .55 + v_sky * graze * graze * .34) * (1. - c * .85);
    vec3 off = v_at - u_ball;
    float shadow = smoothstep(u_radius * u_radius * 1.4, u_radius * u_radius * .1, dot(off.xz, off.xz));
    c *= 1. - .62 * step(off.y, .2) * shadow * smoothstep(-9., 0., off.y);
  }
  vec3 off = v_at - u_ball;
  float glow = 1. / (1. + dot(off, off) * .12);
  c += u_ballLight * glow * glow * .5 * (1. - c * .7);
  colour = vec4(mix(c, v_sky, v_mist), 1.);
}`;

export const glowVertex = `${head}${space}
layout(location = 0) in vec3 a_at;
layout(location = 1) in vec2 a_uv;
layout(location = 3) in vec4 a_fill;
out vec2 v_uv;
out vec4 v_fill;
void main() {
  vec3 p = bend(a_at);
  v_uv = a_uv;
  v_fill = vec4(a_fill.rgb, a_fill.a * (p.z > 300. ? 1. : 1. - smoothstep(90., 190., p.z)));
  gl_Position = place(p);
}`;

export const glowFragment = `${head}
in vec2 v_uv;
in vec4 v_fill;
out vec4 colour;
void main() {
  float near = max(0., 1. - dot(v_uv, v_uv));
  near *= near;
  colour = vec4(v_fill.rgb * v_fill.a * near * near, 1.);
}`;

export const ballVertex = `${head}${space}
layout(location = 0) in vec3 a_at;
uniform mat4 u_turn;
uniform vec3 u_ball;
uniform vec3 u_squash;
uniform float u_radius;
out vec3 v_own, v_normal, v_at;
void main() {
  v_own = a_at;
  vec3 turned = (u_turn * vec4(a_at, 0.)).xyz;
  v_normal = turned;
  v_at = u_ball + turned * u_squash * u_radius;
  gl_Position = place(v_at);
}`;

export const ballFragment = `${head}${air}
in vec3 v_own, v_normal, v_at;
uniform float u_skin, u_time;
uniform vec3 u_tint;
out vec4 colour;
float band(float value, float width) { return 1. - smoothstep(width, width + .05, abs(value)); }
vec3 skin(vec3 p, out float shine) {
  shine = 1.;
  float angle = atan(p.z, p.x);
  if (u_skin < -.5) return mix(u_tint, vec3(1.), max(max(band(p.x, .05), band(p.y, .05)), band(p.z, .05)));
  if (u_skin < .5) {
    float seams = max(max(band(p.x, .05), band(p.y, .05)), band(p.z, .05));
    float star = band(length(p.xy) - .42, .05);
    return mix(vec3(1., .46, .16), vec3(1., .86, .62), max(seams, star * step(.0, p.z)));
  }
  if (u_skin < 1.5) {
    float stripes = smoothstep(-.2, .2, sin(angle * 9. + sin(p.y * 9.) * .7));
    return mix(vec3(.07, .36, .16), vec3(.52, .82, .3), stripes);
  }
  if (u_skin < 2.5) {
    float part = floor((angle / 6.2832 + .5) * 6.);
    vec3 c = mod(part, 2.) < .5 ? vec3(1., .98, .94) : part < 2. ? vec3(.95, .23, .3) : part < 4. ? vec3(.16, .6, .95) : vec3(1., .8, .2);
    return mix(c, vec3(1.), step(.9, abs(p.y)));
  }
  if (u_skin < 3.5) {
    float land = sin(p.x * 5. + sin(p.y * 4.) * 1.6) + sin(p.z * 6. + p.y * 3.);
    float cloud = smoothstep(.9, 1.3, sin(p.y * 13. + sin(angle * 3.) * 2.) + .6 * sin(angle * 5. + p.y * 8.));
    vec3 c = mix(vec3(.1, .36, .78), vec3(.3, .68, .34), smoothstep(.1, .25, land));
    return mix(mix(c, vec3(.96), step(.86, abs(p.y))), vec3(1.), cloud * .85);
  }
  if (u_skin < 4.5) {
    vec2 cell = vec2(floor((angle / 6.2832 + .5) * 18.), floor(p.y * 9.));
    float spark = fract(sin(dot(cell, vec2(12.9, 78.2))) * 4375.5 + u_time * .7);
    shine = 2.4;
    return mix(vec3(.36, .38, .5), .6 + .4 * cos(6.28 * (spark + vec3(0., .33, .67))), .25 + .75 * spark * spark);
  }
  float swirl = sin(p.y * 7. + u_time * 2. + sin(angle * 2. + p.x * 4.) * 1.5);
  shine = .4;
  return mix(vec3(1.5, .55, .1), vec3(1.9, 1.5, .7), swirl * .5 + .5);
}
void main() {
  vec3 n = normalize(v_normal);
  vec3 normal = vec3(n.x, n.y, n.z);
  float shine;
  vec3 c = skin(normalize(v_own), shine);
  vec3 eye = normalize(v_at);
  vec3 lamp = normalize(vec3(-.35, .85, -.45));
  float light = .5 + .5 * dot(normal, lamp);
  vec3 ambient = mix(u_deep, u_horizon, normal.y * .5 + .5);
  c *= .42 + .78 * light * light + ambient * .22;
  vec3 mirrored = reflect(eye, normal);
  c += vec3(1.) * pow(max(dot(mirrored, lamp), 0.), 30.) * .8 * shine;
  float rim = pow(1. - max(dot(-eye, normal), 0.), 3.);
  c += mix(u_halo, vec3(1.), .25) * rim * .75;
  colour = vec4(c, 1.);
}`;

export const skyVertex = `${head}
layout(location = 0) in vec2 a_at;
uniform vec3 u_right, u_up, u_ahead;
out vec3 v_dir;
void main() {
  v_dir = u_ahead + a_at.x * u_right + a_at.y * u_up;
  gl_Position = vec4(a_at, 1., 1.);
}`;

export const skyFragment = `${head}${air}
in vec3 v_dir;
uniform float u_clouds, u_drift;
out vec4 colour;
// A wave as smooth as a sine, without one.
float wave(float x) {
  float t = abs(fract(x) - .5) * 2.;
  return t * t * (3. - 2. * t) * 2. - 1.;
}
void main() {
  vec3 dir = normalize(v_dir);
  vec3 c = skyAt(dir);
  float down = max(-dir.y, .02);
  vec2 p = dir.xz / down * .2;
  p.y += u_drift;
  float puff = wave(p.x + wave(p.y * .6) * .2) + wave(p.y * 1.1 + p.x * .4) + .7 * wave(p.x * 2.3 - p.y * 1.9);
  float cloud = smoothstep(.1, 1.8, puff) * min((down - .02) * 6., 1.) * u_clouds;
  colour = vec4(mix(c, u_horizon, cloud * .35), 1.);
}`;
